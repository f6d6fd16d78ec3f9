import type { DocumentRow } from './document-row.js';
import type { DocumentSummaryDto } from './documents.dto.js';
import { shownName } from './documents.js';

/** @param folder of the pages of its kind: `/blog/` */
export const summaryOf = (
  { value, who, slug, ...row }: DocumentRow<{ title: string }>,
  folder: string,
): DocumentSummaryDto => ({
  id: row.id,
  title: value.title,
  state: row.state,
  path: slug && `${folder}${slug}`,
  hasChanges: row.hasChanges,
  publishedAt: row.firstPublishedAt,
  scheduledAt: row.scheduledAt,
  binnedAt: row.binnedAt,
  savedAt: row.savedAt,
  savedBy: shownName(who) || null,
});
