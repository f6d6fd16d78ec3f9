// pdfjs-dist depends on @napi-rs/canvas (33 MB) to draw pages. This site only checks whether a PDF opens, for
// which these exports are enough. A workspace package with the same name and a matching version keeps npm
// from installing the real one.
class Missing {}

module.exports = { DOMMatrix: Missing, ImageData: Missing, Path2D: Missing };
