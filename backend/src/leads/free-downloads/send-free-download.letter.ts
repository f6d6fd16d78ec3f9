import { downloads } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { SignedLinks } from '../../platform/signed-links/signed-links.js';
import type { Email } from '../../platform/email/email.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import { FREE_DOWNLOAD_LINK } from './free-download-link.js';
import { FreeDownload } from './free-download.entity.js';
import { freeDownloadMail } from './free-download.mail.js';
import { sendFreeDownload } from './send-free-download.job.js';

/** The link of a free file. */
@Injectable()
export class SendFreeDownloadLetter {
  constructor(
    private readonly database: Database,
    private readonly links: SignedLinks,
    private readonly configuration: Configuration,
  ) {}

  @WritesEmail(sendFreeDownload)
  async write({ downloadId }: { downloadId: string }): Promise<Email | undefined> {
    const taken = await this.database.manager.findOneBy(FreeDownload, { id: downloadId });
    const sample = downloads.cards.find(({ id }) => id === taken?.fileName);
    // Forgotten, or a sample that the site has not offered since.
    if (!taken || !sample) return undefined;
    const { publicUrl } = this.configuration;
    const token = await this.links.token(FREE_DOWNLOAD_LINK.purpose, downloadId);
    return freeDownloadMail({
      to: taken.email,
      title: sample.title,
      kind: sample.kind,
      publicUrl,
      url: `${publicUrl}${FREE_DOWNLOAD_LINK.path(token)}`,
    });
  }
}
