// pdfjs-dist would bring @napi-rs/canvas, 33 MB, to draw pages with. We only look whether a PDF opens: these names are
// all that it wants to find for that. A package of the workspace that has the name and a fitting version keeps npm
// from fetching the other.
class Missing {}

module.exports = { DOMMatrix: Missing, ImageData: Missing, Path2D: Missing };
