import { latePart } from '../components/index.js';
import type { RichTextEditorProps } from './rich-text-editor.js';

export type { BookChoice } from './dialogs/book-dialog.js';
export { type Feature, FEATURES } from './core/features.js';
export type { RichTextEditorProps } from './rich-text-editor.js';

/** Loaded when a page shows it. */
export const RichTextEditor = latePart<RichTextEditorProps>(
  async () => (await import('./rich-text-editor.js')).RichTextEditor,
  ['3.25rem', '16rem'],
);
