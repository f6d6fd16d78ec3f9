import type { DocumentRow } from './document-row.js';
import type { DocumentSummaryDto } from './documents.dto.js';
import { shownName } from './documents.js';

interface SummaryOptions {
  /** Of the pages of its kind: `/blog/`. */
  folder: string;
  /** Of the site: `America/New_York`. */
  timeZone: string;
}

export const summaryOf = (
  { value, who, slug, ...row }: DocumentRow<{ title: string }>,
  { folder, timeZone }: SummaryOptions,
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
  timeZone,
});
