import path from 'node:path';

const houseRoot = path.resolve(import.meta.dirname, '../../..');

/** Words joined by hyphens, and what the file is after dots: place-order.use-case.ts. */
const kebabCase = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;

/** Names that say nothing, so that anything is put there. */
const emptyNames = new Set(['util', 'utils', 'helper', 'helpers', 'common', 'shared', 'misc']);

/** @type {import('./restrictions.mjs').Rule} */
export const fileName = {
  create: (context) => ({
    /** @param {object} node */
    Program(node) {
      const base = context.filename.startsWith(houseRoot + path.sep) ? houseRoot : context.cwd;
      for (const name of path.relative(base, context.filename).split(path.sep)) {
        if (!kebabCase.test(name)) {
          context.report({ node, message: `"${name}" is to be written in kebab-case.` });
        }
        const words = name.split('.');
        if (words.some((word) => emptyNames.has(word))) {
          const message = `"${name}" says nothing about what it holds: name it after that.`;
          context.report({ node, message });
        }
      }
    },
  }),
};
