const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Elements that draw. Any other element is left out with all that it contains. */
export const ALLOWED_ELEMENTS = words(`
  svg g defs symbol use title desc a switch style
  path rect circle ellipse line polyline polygon image
  text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
  feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`);

/** Elements that make a file suspicious: it is rejected instead of cleaned. */
export const SCRIPT_ELEMENTS = words('script handler listener foreignobject iframe embed object audio video');

/** Attributes that draw. Any other attribute is left out. */
export const ALLOWED_ATTRIBUTES = words(`
  id class style transform d x y x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy width height viewBox points pathLength
  preserveAspectRatio version xml:space xml:lang lang offset rotate textLength lengthAdjust startOffset method spacing side
  gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform
  clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight refX refY orient
  filterUnits primitiveUnits in in2 result mode type values operator k1 k2 k3 k4 order kernelMatrix divisor bias
  targetX targetY edgeMode preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent
  kernelUnitLength scale xChannelSelector yChannelSelector azimuth elevation pointsAtX pointsAtY pointsAtZ
  limitingConeAngle z stdDeviation radius baseFrequency numOctaves seed stitchTiles
  tableValues slope intercept amplitude exponent
  alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters
  color-rendering cursor direction display dominant-baseline fill fill-opacity fill-rule filter flood-color
  flood-opacity font-family font-size font-size-adjust font-stretch font-style font-variant font-weight
  glyph-orientation-horizontal glyph-orientation-vertical image-rendering isolation letter-spacing lighting-color
  marker marker-end marker-mid marker-start mask mask-type mix-blend-mode opacity overflow paint-order
  pointer-events shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap
  stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-rendering
  transform-origin unicode-bidi vector-effect visibility word-spacing writing-mode
  requiredFeatures systemLanguage`);

/** Elements whose `href` is kept: to a part of the same file, or to an embedded picture. */
export const REFERRING_ELEMENTS = words(
  'use textPath linearGradient radialGradient pattern filter mask clipPath image',
);

/** Pictures inside a drawing; not SVG, which could be nested without end. */
export const EMBEDDED_PICTURE = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,[A-Za-z0-9+/=\s]*$/;

export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
export const XLINK_NAMESPACE = 'http://www.w3.org/1999/xlink';

/** Elements that the references of a drawing may draw in total, and depth of nested elements. */
export const MAX_DRAWN = 100_000;
export const MAX_DEPTH = 200;
