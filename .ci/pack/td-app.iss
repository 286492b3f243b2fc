; The Windows installer: for one user, without an administrator. Not tried here: see README.
; iscc /DVersion=0.1.0 /DFolder=C:\...\dist\td-app /DOut=C:\...\out .ci\pack\td-app.iss

#ifndef Version
  #error Version is not given
#endif

[Setup]
AppId={{8C1A7E0B-5C4F-4B0E-9B57-7D1F0C2A9E41}
AppName=Direction de tournoi (td-app)
AppVersion={#Version}
AppPublisher=td-app
DefaultDirName={localappdata}\Programs\td-app
DefaultGroupName=td-app
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
OutputDir={#Out}
OutputBaseFilename=td-app-{#Version}-windows
UninstallDisplayIcon={app}\td-app-window.exe
ChangesAssociations=yes
Compression=lzma2
SolidCompression=yes
WizardStyle=modern

[Languages]
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "en"; MessagesFile: "compiler:Default.isl"

; A newer version replaces what the older one packed; the data are elsewhere, in the user's folder.
[InstallDelete]
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Folder}\*"; DestDir: "{app}"; Excludes: "portable,portable.txt,td-app-data"; Flags: recursesubdirs ignoreversion

[Icons]
Name: "{userprograms}\Direction de tournoi (td-app)"; Filename: "{app}\td-app-window.exe"
Name: "{userdesktop}\Direction de tournoi (td-app)"; Filename: "{app}\td-app-window.exe"; Tasks: desktop

[Tasks]
Name: "desktop"; Description: "{cm:CreateDesktopIcon}"

; "Open with": a file that ends in .db may be another program's, so ours is offered and not imposed.
[Registry]
Root: HKCU; Subkey: "Software\Classes\td-app.club"; ValueType: string; ValueData: "Club (td-app)"; Flags: uninsdeletekey
Root: HKCU; Subkey: "Software\Classes\td-app.club\DefaultIcon"; ValueType: string; ValueData: "{app}\td-app-window.exe,0"
Root: HKCU; Subkey: "Software\Classes\td-app.club\shell\open\command"; ValueType: string; ValueData: """{app}\td-app-window.exe"" ""%1"""
Root: HKCU; Subkey: "Software\Classes\.db\OpenWithProgids"; ValueType: string; ValueName: "td-app.club"; ValueData: ""; Flags: uninsdeletevalue

[Run]
Filename: "{app}\td-app-window.exe"; Description: "{cm:LaunchProgram,td-app}"; Flags: nowait postinstall skipifsilent
