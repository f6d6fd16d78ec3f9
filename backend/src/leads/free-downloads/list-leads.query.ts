import { downloads } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { anywhere } from '../../platform/database/like-pattern.js';
import {
  microsecondsOf,
  PAGE_SIZE,
  pageOf,
  readCursor,
  timeOf,
} from '../../platform/database/page-cursor.js';
import { readByIndex } from '../../platform/database/read-by-index.js';
import type { DownloadLeadDto, DownloadLeadPageDto } from './download-leads.dto.js';
import { KIT_FILE } from './lead-files.js';

export interface LeadWish {
  /** Id of a sample, or of the kit. */
  file?: string | undefined;
  /** A part of the address, in any letters. */
  query?: string | undefined;
  cursor?: string | undefined;
  pageSize?: number;
}

type Row = Omit<DownloadLeadDto, 'title'> & { exact: string };

const SELECT = `SELECT d.id, d.email, d.file_name AS "fileName", d.downloaded_at AS "takenAt",
    (SELECT s.status FROM newsletter_subscriptions s WHERE s.email = lower(d.email)) AS subscription,
    ${microsecondsOf('d.downloaded_at')} AS exact
  FROM downloads d
  WHERE ($1::text IS NULL OR d.file_name = $1) AND ($2::text IS NULL OR lower(d.email) LIKE $2)
    AND ($3::bigint IS NULL OR (d.downloaded_at, d.id) < (${timeOf('$3')}, $4::text))
  ORDER BY d.downloaded_at DESC, d.id DESC LIMIT $5`;

const titles = new Map<string, string>([
  ...downloads.cards.map(({ id, title }) => [id, title] as const),
  [KIT_FILE.id, KIT_FILE.title],
]);

/** Who took which free file, and whether she gets the letter; the newest first, a page at a time. */
@Injectable()
export class ListLeads {
  constructor(private readonly database: Database) {}

  async execute({ file, query, cursor, pageSize = PAGE_SIZE }: LeadWish): Promise<DownloadLeadPageDto> {
    const end = readCursor(cursor, 'text');
    const place = [file ?? null, anywhere(query), end?.at ?? null, end?.id ?? null, pageSize + 1];
    const rows = query
      ? await readByIndex<Row>(this.database, SELECT, place)
      : await this.database.manager.query<Row[]>(SELECT, place);
    const { items, nextCursor } = pageOf(rows, ({ exact, id }) => ({ at: exact, id }), pageSize);
    return {
      items: items.map(({ exact: _, ...lead }) => ({
        ...lead,
        // A sample that the site does not offer any more goes by its id.
        title: titles.get(lead.fileName) ?? lead.fileName,
      })),
      nextCursor,
    };
  }
}
