import type { DocumentKind } from './document-rules.js';
import type { Document } from './document.entity.js';

/** A document with its draft. */
export interface DocumentRow<V extends object> extends Document {
  value: V;
  revision: number;
  /** `Name <email>` */
  who: string;
  savedAt: Date;
  /** Whether the draft differs from the published version. */
  hasChanges: boolean;
}

/** An unpublished document that was never saved, without its value. */
export const blankDocument = (id: string, kind: DocumentKind): Omit<DocumentRow<object>, 'value'> => ({
  ...{ id, kind, state: 'draft', slug: null, sourceSlug: null },
  ...{ publishedVersion: null, scheduledVersion: null, scheduledAt: null },
  ...{ firstPublishedAt: null, publishedAt: null, binnedAt: null, createdAt: new Date() },
  ...{ revision: 0, who: '', savedAt: new Date(), hasChanges: false },
});
