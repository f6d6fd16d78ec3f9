/** @type {import('./restrictions.mjs').Rule} */
export const noLintComments = {
  create: (context) => ({
    Program() {
      for (const { value } of context.sourceCode.getAllComments()) {
        if (!/^\s*(eslint|oxlint)-(disable|enable)/.test(value)) continue;
        // A report could be silenced by the very comment that it is about.
        throw new Error('A rule holds everywhere: mend the code, or change the rule for all of us.');
      }
    },
  }),
};
