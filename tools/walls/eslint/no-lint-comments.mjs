/** @type {import('eslint').Rule.RuleModule} */
export const noLintComments = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { found: 'A rule holds everywhere: mend the code, or change the rule for all of us.' },
  },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        if (/^\s*eslint-(disable|enable)/.test(comment.value) && comment.loc) {
          context.report({ loc: comment.loc, messageId: 'found' });
        }
      }
    },
  }),
};
