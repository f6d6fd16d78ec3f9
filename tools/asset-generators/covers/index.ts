export { findingPeaceColors, fingerprint, innerRipples, ripple, stone } from './covers/finding-peace.js';
export { amounts, bird, type Flight, freshStartColors } from './covers/fresh-start.js';
export { startingOverColors } from './covers/starting-over.js';
export {
  clamp,
  distance,
  lerp,
  type Point,
  type Random,
  sampleCurve,
  seededRandom,
  smoothstep,
} from './geometry/point.js';
export { polyline } from './geometry/path-data.js';
export { tear } from './geometry/strokes.js';
export {
  type FaceName,
  type Faces,
  fitLine,
  type Line,
  lineData,
  lineWidth,
  loadFaces,
  place,
  roman,
  setAt,
  setLine,
  type Style,
} from './lettering.js';
export { type Attributes, drawing, element, group, path, rect } from './svg.js';
