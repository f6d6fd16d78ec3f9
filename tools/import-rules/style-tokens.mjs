/**
 * Keeps corners, shadows, fields and filled buttons in the table of libs/ui/src/tokens. Percentages are drawn shapes,
 * inset shadows and shadows without blur are drawn lines; both are free.
 */

/** @typedef {import('./constant-text.mjs').Node & { property?: { name?: string }, object?: { name?: string } }} Part */
/** @typedef {Part & { quasis: { value: { raw: string } }[], expressions: Part[] }} Template */

const corner = /\bborder(?:-[a-z]+)*-radius:\s*([^;{}]*)/g;
const shadow = /\bbox-shadow:\s*([^;{}]*)/g;

const tokenCorner =
  /var\(--radius-(?:small|medium|large|pill|cover)\)|‹radius\.\w+›|var\(--radius,\s*\)|calc\([^()]*\)|\d+%|\b0\b|\binherit\b|\/|!important/g;

/** @param {string} value */
const isTokenCorner = (value) => {
  // Inner tokens first: they may be arguments of `var()` and `calc()`.
  const rest = value.replace(tokenCorner, ' ').replace(tokenCorner, ' ');
  return rest.trim() === '';
};

/** @param {string} value */
const isTokenShadow = (value) =>
  value
    .replace(/var\(--shadow-(?:card|lifted|cover)\)|‹shadow\.\w+›/g, 'none')
    .replace(/!important/g, '')
    .replace(/\([^()]*\)/g, '')
    .replace(/\([^()]*\)/g, '')
    .split(',')
    .every((part) => /^(?:none|inherit|inset\b.*|0 0 0 \S.*|)$/s.test(part.trim()));

/** @param {Part} expression */
const nameOf = ({ name, object, property }) => (object ? `${object.name}.${property?.name}` : (name ?? '?'));

/** @param {Template} template its text, with `‹name›` for each expression */
const textOf = ({ quasis, expressions }) =>
  quasis
    .map(({ value }, at) => {
      const expression = expressions[at];
      return expression ? `${value.raw}‹${nameOf(expression)}›` : value.raw;
    })
    .join('');

/** `styled.input` and its like, but not ranges and boxes. */
const field = /^styled\.(?:input|select|textarea)\b(?!.*type: '(?:range|checkbox|radio|file)')/s;
const frame = /‹(?:fieldCss|selectCss|fieldFrame|selectFrame)›|\bborder: 0;/;

const button = /^styled\.(?:button|a)\b/;
const filled = /\bcolor: (?:var\(--color-on-accent\)|‹color\.onAccent›)/;
/** `buttonCss`, `buttonStyles`, `iconButton`, `choiceChip` and their like. */
const shape = /‹\w*(?:[Bb]utton|Chip)\w*›/;

/** @type {import('./lint-plugin.mjs').Rule} */
export const styleTokens = {
  create: (context) => ({
    /** @param {Template} node */
    TemplateLiteral(node) {
      const text = textOf(node);
      for (const [, value = ''] of text.matchAll(corner)) {
        if (isTokenCorner(value)) continue;
        const message = `Use --radius-small, -medium, -large, -pill or -cover instead of "${value.trim()}".`;
        context.report({ node, message });
      }
      for (const [, value = ''] of text.matchAll(shadow)) {
        if (isTokenShadow(value)) continue;
        const message = `Use --shadow-card, -lifted or -cover instead of "${value.trim()}".`;
        context.report({ node, message });
      }
    },
    /** @param {{ tag: { range: [number, number] }, quasi: Template }} node */
    TaggedTemplateExpression({ tag, quasi }) {
      const start = context.sourceCode.text.slice(...tag.range);
      const text = textOf(quasi);
      if (field.test(start) && !frame.test(text)) {
        const message = 'Begin with ${fieldCss} or ${selectCss}: fields look alike.';
        context.report({ node: quasi, message });
      }
      if (button.test(start) && filled.test(text) && !shape.test(text)) {
        const message = 'Begin with ${buttonCss} and ${solidCss}: buttons look alike.';
        context.report({ node: quasi, message });
      }
    },
  }),
};
