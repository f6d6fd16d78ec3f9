import type { ArticleValue } from '../articles/article-value.js';
import type { DocumentKind } from '../documents/document-rules.js';
import type { PageValue } from '../pages/page-value.js';

/** `scheduled`: at its `publishedAt`, which is in the future. */
export type ImportedState = 'published' | 'scheduled' | 'draft';

export interface TextToImport {
  kind: DocumentKind;
  /** Its address is the preferred one. */
  value: ArticleValue | PageValue;
  state: ImportedState;
  publishedAt: Date | null;
  oldAddresses: readonly string[];
  /** Of the text at its source: it is updated if it differs. */
  fingerprint: string;
  /** Of an earlier import. */
  documentId: string | undefined;
}

/** The effect of a text, and why it is another one than she may expect. */
export interface TextDecision {
  outcome: 'new' | 'updated' | 'unchanged' | 'skipped';
  code?: string;
  params?: Record<string, string>;
  /** Of a new text. */
  slug?: string;
}

export type TextUndo = { effect: 'created' } | { effect: 'updated'; version: number };

/** New texts of a dry run that are not written. */
export interface PlannedTexts {
  /** Addresses that they would have, out of these. */
  addresses(kind: DocumentKind, slugs: readonly string[]): Promise<readonly string[]>;
  pages: number;
}
