export { dropAllCopies } from './local-copies.js';
export type { SavedValue } from './saver.js';
export { SavingNotices } from './saving-notices.js';
export { SavingStatus } from './saving-status.js';
export { TextDifference } from './text-difference.js';
export { type Saving, type SavingOptions, useSaving } from './use-saving.js';
