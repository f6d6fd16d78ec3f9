import { fileName } from './file-name.mjs';
import { noLintComments } from './no-lint-comments.mjs';
import { relativeExtension } from './relative-extension.mjs';

/** The rules of this house that no published plugin has. */
export const lectern = {
  meta: { name: 'lectern' },
  rules: {
    'file-name': fileName,
    'no-lint-comments': noLintComments,
    'relative-extension': relativeExtension,
  },
};
