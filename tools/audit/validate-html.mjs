import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // How it is written does not matter, only whether it is right: React writes it.
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'long-title': 'off',
    // Room to type in is not a fault of the page.
    'no-inline-style': 'error',
  },
});

/**
 * @param {{ path: string, html: string }} page
 * @returns {Promise<string[]>} what is wrong with its HTML
 */
export async function validateHtml({ path, html }) {
  const { results } = await validator.validateString(html, path);
  return results.flatMap(({ messages }) =>
    messages
      .filter(({ severity }) => severity === 2)
      .map(
        ({ ruleId, message, selector }) =>
          `${path}: ${message} (${ruleId}${selector ? `, ${selector}` : ''})`,
      ),
  );
}
