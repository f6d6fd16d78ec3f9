// What a stylesheet or a font is to a test: nothing.
export {};
