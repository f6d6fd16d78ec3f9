import { privacyPolicyPage } from './privacy-policy.schema.js';

/** Every file of `content/pages`, by its name. */
export const pageFiles = {
  'privacy-policy': privacyPolicyPage,
} as const;

export type PageName = keyof typeof pageFiles;
