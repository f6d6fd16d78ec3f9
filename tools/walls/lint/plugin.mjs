import { fileName } from './file-name.mjs';
import { noLintComments } from './no-lint-comments.mjs';
import { relativeExtension } from './relative-extension.mjs';
import { restrictions } from './restrictions.mjs';

/** The rules of this house that no published plugin has. */
export default {
  meta: { name: 'lectern' },
  rules: {
    'file-name': fileName,
    'no-lint-comments': noLintComments,
    'relative-extension': relativeExtension,
    ...restrictions,
  },
};
