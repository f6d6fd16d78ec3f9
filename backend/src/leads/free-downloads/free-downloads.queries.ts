import type { Database } from '../../platform/database/database.js';
import {
  anywhere,
  type Page,
  type PagedList,
  type PageInput,
  readPage,
} from '../../platform/http/paged-list.js';
import type { DownloadLeadDto } from './free-downloads.dto.js';

export interface LeadFilter {
  /** Id of a sample, or of the kit. */
  file?: string | undefined;
  /** Part of the address; case is ignored. */
  query?: string | undefined;
}

const LEADS: PagedList = {
  select: 'SELECT d.id, d.email, d.file_name AS "fileName", d.downloaded_at AS "takenAt"',
  join: {
    columns: 's.status AS subscription',
    from: 'LEFT JOIN newsletter_subscriptions s ON s.email = lower(page.email)',
  },
  from: `FROM downloads d
  WHERE ($1::text IS NULL OR d.file_name = $1) AND ($2::text IS NULL OR fold_text(d.email) LIKE fold_text($2))`,
  at: 'd.downloaded_at',
  id: 'd.id',
  idType: 'text',
};

/** Newest first. */
export const listDownloads = (
  database: Database,
  { file, query }: LeadFilter,
  page?: PageInput,
): Promise<Page<Omit<DownloadLeadDto, 'title'>>> =>
  readPage(database, LEADS, [file ?? null, anywhere(query)], { ...page, isByIndex: Boolean(query) });
