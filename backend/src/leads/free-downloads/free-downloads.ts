import { randomUUID } from 'node:crypto';
import { downloads, madeKit } from '@lectern/catalogue';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { inBatches, type PageInput } from '../../platform/http/paged-list.js';
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
import { type LeadFilter, listDownloads } from './free-downloads.queries.js';

interface DownloadRequest {
  email: string;
  fileName: string;
  bookId?: string | undefined;
}

/** By file. */
const listTitles = () =>
  new Map<string, string>([
    ...downloads.cards.map(({ id, title }) => [id, title] as const),
    [KIT_FILE.id, KIT_FILE.title],
  ]);

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
   * Records the request and enqueues an email with the link.
   * @throws DomainError if the sample is unknown
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

  /** Path of a link's file; undefined for an invalid link. */
  async findFile(token: string): Promise<string | undefined> {
    const id = await this.links.read(FREE_DOWNLOAD_LINK.purpose, token);
    if (!id) return undefined;
    const taken = await this.database.manager.findOneBy(FreeDownload, { id });
    return downloads.cards.find((sample) => sample.id === taken?.fileName)?.url;
  }

  @WritesEmail(sendFreeDownload)
  async writeEmail({ downloadId }: { downloadId: string }): Promise<Email | undefined> {
    const taken = await this.database.manager.findOneBy(FreeDownload, { id: downloadId });
    const sample = downloads.cards.find(({ id }) => id === taken?.fileName);
    // Erased, or a sample that is no longer offered.
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

  /** Samples and the kit, by their ids in `downloads`. */
  listFiles(): LeadFileDto[] {
    const samples = downloads.cards.map(({ id, title }) => ({ id, title }));
    return madeKit.length > 0 ? [...samples, { id: KIT_FILE.id, title: KIT_FILE.title }] : samples;
  }

  async listLeads(filter: LeadFilter, page?: PageInput): Promise<DownloadLeadPageDto> {
    const found = await listDownloads(this.database, filter, page);
    const titles = listTitles();
    // A sample that is no longer offered has only its id.
    const items = found.items.map((lead) => ({ ...lead, title: titles.get(lead.fileName) ?? lead.fileName }));
    return { ...found, items };
  }

  /** For a file. The export is in the audit log before the first row is sent. */
  async exportLeads(by: Staff, filter: LeadFilter): Promise<AsyncIterable<DownloadLeadDto>> {
    await this.auditLog.recordExport(by, 'download-leads');
    return inBatches((page) => this.listLeads(filter, page));
  }
}
