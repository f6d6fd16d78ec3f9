/**
 * Node finds './order.js' and not './order'. TypeScript and Vite find both, so that a forgotten
 * extension would only show when the built server starts.
 * @type {import('./restrictions.mjs').Rule}
 */
export const relativeExtension = {
  create(context) {
    /** @param {{ source?: { type: string, value?: unknown } | null }} node */
    const check = ({ source }) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      if (!/^\.{1,2}(\/|$)/.test(source.value)) return;
      const file = source.value.replace(/\?.*$/, '');
      if (/\.tsx?$/.test(file)) {
        const message = `Name the built file: .js instead of the extension in ${source.value}`;
        context.report({ node: source, message });
      } else if (!/\.(js|mjs|cjs|json|css|svg|webp|avif|png|woff2)$/.test(file)) {
        const message = `Name the file with its extension, as it is when built: ${source.value}.js`;
        context.report({ node: source, message });
      }
    };
    return {
      ImportDeclaration: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
      ImportExpression: check,
    };
  },
};
