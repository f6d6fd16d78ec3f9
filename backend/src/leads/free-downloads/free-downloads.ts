import { randomUUID } from 'node:crypto';
import { downloads } from '@lectern/catalogue';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import {
  anywhere,
  inBatches,
  type PagedList,
  type PageInput,
  readPage,
} from '../../platform/http/paged-list.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import { RequestedEmails } from '../../platform/email/requested-emails.js';
import type { Email } from '../../platform/email/email.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { SignedLinks } from '../../platform/signed-links/signed-links.js';
import { WelcomeSeries } from '../welcome-series/welcome-series.js';
import { freeDownloadEmail } from './free-download-emails.js';
import { FREE_DOWNLOAD_LINK, KIT_FILE } from './free-download-rules.js';
import { FreeDownload } from './free-download.entity.js';
import type { LeadFileDto, DownloadLeadDto, DownloadLeadPageDto } from './free-downloads.dto.js';
import { sendFreeDownload } from './free-downloads.jobs.js';

interface DownloadRequest {
  email: string;
  fileName: string;
  bookId?: string | undefined;
}

interface LeadFilter {
  /** Id of a sample, or of the kit. */
  file?: string | undefined;
  /** A part of the address, in upper or lower case. */
  query?: string | undefined;
}

type Row = Omit<DownloadLeadDto, 'title'>;

const LEADS: PagedList = {
  select: `SELECT d.id, d.email, d.file_name AS "fileName", d.downloaded_at AS "takenAt",
    (SELECT s.status FROM newsletter_subscriptions s WHERE s.email = lower(d.email)) AS subscription`,
  from: `FROM downloads d
  WHERE ($1::text IS NULL OR d.file_name = $1) AND ($2::text IS NULL OR fold_text(d.email) LIKE fold_text($2))`,
  at: 'd.downloaded_at',
  id: 'd.id',
  idType: 'text',
};

const titles = new Map<string, string>([
  ...downloads.cards.map(({ id, title }) => [id, title] as const),
  [KIT_FILE.id, KIT_FILE.title],
]);

/** Free samples: who asks for one, what its link opens, and the list of who took which. */
@Injectable()
export class FreeDownloads implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly requestedEmails: RequestedEmails,
    private readonly links: SignedLinks,
    private readonly welcomeSeries: WelcomeSeries,
    private readonly configuration: Configuration,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * Notes who takes a free sample, gives its link, and asks for the same link as an email.
   * @throws DomainError for a sample that there is not
   */
  async request({ email, fileName, bookId }: DownloadRequest): Promise<{ downloadUrl: string }> {
    const sample = downloads.cards.find(({ id }) => id === fileName);
    if (!sample) {
      throw new DomainError(
        'not-found',
        'LEADS.SAMPLE_UNKNOWN',
        'We don’t have a free sample with this name.',
      );
    }
    const id = randomUUID();
    await this.database.transaction(async () => {
      const taken = { id, email, fileName, bookId: bookId ?? sample.bookId };
      await this.database.manager.insert(FreeDownload, taken);
      const purpose = `free-download:${fileName}`;
      await this.requestedEmails.enqueue(sendFreeDownload, { downloadId: id }, { purpose, email });
    });
    const token = await this.links.token(FREE_DOWNLOAD_LINK.purpose, id);
    return { downloadUrl: FREE_DOWNLOAD_LINK.path(token) };
  }

  onModuleInit(): void {
    this.requestedEmails.findOwed(sendFreeDownload, async (email, { downloadId = '' }) => {
      await this.welcomeSeries.begin(email);
      return { downloadId };
    });
  }

  /** Where the file of a link lies on this site; undefined for a link that nobody was given. */
  async findFile(token: string): Promise<string | undefined> {
    const id = await this.links.read(FREE_DOWNLOAD_LINK.purpose, token);
    if (!id) return undefined;
    const taken = await this.database.manager.findOneBy(FreeDownload, { id });
    return downloads.cards.find((sample) => sample.id === taken?.fileName)?.url;
  }

  /** The link of a free file. */
  @WritesEmail(sendFreeDownload)
  async writeEmail({ downloadId }: { downloadId: string }): Promise<Email | undefined> {
    const taken = await this.database.manager.findOneBy(FreeDownload, { id: downloadId });
    const sample = downloads.cards.find(({ id }) => id === taken?.fileName);
    // Forgotten, or a sample that the site has not offered since.
    if (!taken || !sample) return undefined;
    const { publicUrl } = this.configuration;
    const token = await this.links.token(FREE_DOWNLOAD_LINK.purpose, downloadId);
    return freeDownloadEmail({
      to: taken.email,
      title: sample.title,
      kind: sample.kind,
      publicUrl,
      url: `${publicUrl}${FREE_DOWNLOAD_LINK.path(token)}`,
    });
  }

  /** What is given for nothing, by the names that `downloads` keeps. */
  listFiles(): LeadFileDto[] {
    const samples = downloads.cards.map(({ id, title }) => ({ id, title }));
    return [...samples, { id: KIT_FILE.id, title: KIT_FILE.title }];
  }

  /** Who took which free file, and whether they get the newsletter; the newest first, a page at a time. */
  async listLeads({ file, query }: LeadFilter, page?: PageInput): Promise<DownloadLeadPageDto> {
    const asked = [file ?? null, anywhere(query)];
    const found = await readPage<Row>(this.database, LEADS, asked, { ...page, isByIndex: Boolean(query) });
    // A sample that the site does not offer any more goes by its id.
    const items = found.items.map((lead) => ({ ...lead, title: titles.get(lead.fileName) ?? lead.fileName }));
    return { ...found, items };
  }

  /** All of them, for a file: noted in the log before the first leaves the house. */
  async exportLeads(by: Staff, filter: LeadFilter): Promise<AsyncIterable<DownloadLeadDto>> {
    await this.auditLog.recordExport(by, 'download-leads');
    return inBatches((page) => this.listLeads(filter, page));
  }
}
