// What a stylesheet or a font is to a test: an address like any other. Vite gives it as a default export.
export default '/assets/sample.woff2';
