import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { madeBooksFolder, madeKit } from '@lectern/catalogue';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import { RequestedEmails } from '../../platform/email/requested-emails.js';
import type { Email } from '../../platform/email/email.js';
import { Events } from '../../platform/events/events.js';
import { emailResendRequested } from '../../platform/email/email-resend-requested.event.js';
import { DomainError } from '../../platform/http/domain-error.js';
import type { SendableFile } from '../../platform/http/send-file.js';
import { createToken, hashToken, isToken } from '../../platform/signed-links/random-token.js';
import { SignedLinks } from '../../platform/signed-links/signed-links.js';
import type { JobRun } from '../../platform/jobs/handles-job.js';
import { KIT_FILE } from '../free-downloads/free-download-rules.js';
import { FreeDownload } from '../free-downloads/free-download.entity.js';
import { WelcomeSeries } from '../welcome-series/welcome-series.js';
import { KitRequest } from './kit-request.entity.js';
import { starterKitEmail } from './starter-kit-emails.js';
import { kitGreetingName, kitPath } from './starter-kit-rules.js';
import { sendKit } from './starter-kit.jobs.js';

interface KitInput {
  email: string;
  name: string;
  downloadType: string;
}

const KIT_DIR = path.join(madeBooksFolder, 'kit');

@Injectable()
export class StarterKit implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly requestedEmails: RequestedEmails,
    private readonly welcomeSeries: WelcomeSeries,
    private readonly configuration: Configuration,
    private readonly events: Events,
    private readonly signedLinks: SignedLinks,
  ) {}

  onModuleInit(): void {
    this.events.listen(emailResendRequested, async ({ job, cause }) => {
      if (job === sendKit.name && 'kitRequestId' in cause) await this.allowAgain(String(cause.kitRequestId));
    });
    this.requestedEmails.findOwed(sendKit, async (email, { kitRequestId = '' }) => {
      await this.welcomeSeries.begin(email);
      return { kitRequestId };
    });
  }

  /**
   * Returns a secret link, and requests the email unless the address had it recently.
   * @throws DomainError if the kit is unknown
   */
  async request({ email, name, downloadType }: KitInput): Promise<{ downloadUrl: string }> {
    if (downloadType !== KIT_FILE.id || madeKit.length === 0)
      throw new DomainError('not-found', 'LEADS.KIT_UNKNOWN', 'We don’t have a free kit with this name.');
    const token = createToken();
    await this.database.transaction(async () => {
      const { manager } = this.database;
      const id = randomUUID();
      await manager.insert(FreeDownload, { email, fileName: KIT_FILE.id, bookId: KIT_FILE.bookId });
      await manager.insert(KitRequest, { id, email, name, tokenHash: hashToken(token) });
      await this.requestedEmails.enqueue(sendKit, { kitRequestId: id }, { purpose: 'starter-kit', email });
    });
    return { downloadUrl: kitPath(token) };
  }

  /** @throws DomainError for an unknown link or part */
  async findFile(token: string, part = 'kit'): Promise<SendableFile> {
    const file = (await this.isKnown(token)) ? madeKit.find((entry) => entry.part === part) : undefined;
    if (!file) throw new DomainError('not-found', 'LEADS.KIT_LINK_UNKNOWN', 'We don’t recognize this link.');
    const { fileName, contentType, sizeBytes, sha256 } = file;
    return {
      fileName,
      contentType,
      sizeBytes,
      isShown: contentType === 'application/pdf',
      version: sha256.slice(0, 16),
      read: (start, end) => createReadStream(path.join(KIT_DIR, fileName), { start, end }),
    };
  }

  private async isKnown(token: string): Promise<boolean> {
    if (!isToken(token)) return false;
    const hash = hashToken(token);
    return this.database.manager.existsBy(KitRequest, [{ tokenHash: hash }, { mailedTokenHash: hash }]);
  }

  /** Sent once for each request. */
  @WritesEmail(sendKit)
  async writeEmail({ kitRequestId }: { kitRequestId: string }, run: JobRun): Promise<Email | undefined> {
    const { manager } = this.database;
    const request = await manager.findOne(KitRequest, {
      where: { id: kitRequestId },
      lock: { mode: 'for_no_key_update' },
    });
    const token = await this.signedLinks.secretOf('kit', run.id);
    const mailedTokenHash = hashToken(token);
    // Erased, or sent before.
    if (!request || (request.mailedTokenHash && request.mailedTokenHash !== mailedTokenHash))
      return undefined;
    await manager.update(KitRequest, { id: request.id }, { mailedTokenHash });
    const { publicUrl } = this.configuration;
    return starterKitEmail({
      to: request.email,
      name: kitGreetingName(request.name),
      publicUrl,
      urlOf: (part) => `${publicUrl}${kitPath(token, part)}`,
    });
  }

  /** Lets the email be sent again, with a new link. */
  private async allowAgain(kitRequestId: string): Promise<void> {
    await this.database.manager.update(KitRequest, { id: kitRequestId }, { mailedTokenHash: null });
  }
}
