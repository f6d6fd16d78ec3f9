/**
 * Node finds './order.js' and not './order'. TypeScript and Vite find both, so that a forgotten
 * extension would only show when the built server starts.
 * @type {import('eslint').Rule.RuleModule}
 */
export const relativeExtension = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      missing: 'Name the file with its extension, as it is when built: {{source}}.js',
      typescript: 'Name the built file: .js instead of the extension in {{source}}',
    },
  },
  create(context) {
    /** @param {{ source?: import('estree').Expression | null }} node */
    const check = ({ source }) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      if (!/^\.{1,2}(\/|$)/.test(source.value)) return;
      const data = { source: source.value };
      const file = source.value.replace(/\?.*$/, '');
      if (/\.tsx?$/.test(file)) context.report({ node: source, messageId: 'typescript', data });
      else if (!/\.(js|mjs|cjs|json|css|svg|webp|avif|png|woff2)$/.test(file)) {
        context.report({ node: source, messageId: 'missing', data });
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
