"""Over the window: anything looked for (Ctrl+F), every act by its words (Ctrl+K)."""
