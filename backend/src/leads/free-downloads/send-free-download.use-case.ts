import { downloads } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { SignedLinks } from '../../platform/links/signed-links.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { FREE_DOWNLOAD_LINK } from './free-download-link.js';
import { FreeDownload } from './free-download.entity.js';
import { freeDownloadMail } from './free-download.mail.js';

/** Mails the link of a free file; a repeated run carries the same Message-ID. */
@Injectable()
export class SendFreeDownload {
  constructor(
    private readonly database: Database,
    private readonly mailer: Mailer,
    private readonly links: SignedLinks,
    private readonly configuration: Configuration,
  ) {}

  async execute(downloadId: string, runId: string): Promise<void> {
    const taken = await this.database.manager.findOneBy(FreeDownload, { id: downloadId });
    const sample = downloads.cards.find(({ id }) => id === taken?.fileName);
    // Forgotten, or a sample that the site has not offered since.
    if (!taken || !sample) return;
    const { publicUrl } = this.configuration;
    const token = await this.links.token(FREE_DOWNLOAD_LINK.purpose, downloadId);
    await this.mailer.send(
      freeDownloadMail({
        key: `free-${runId}`,
        to: taken.email,
        title: sample.title,
        kind: sample.kind,
        publicUrl,
        url: `${publicUrl}${FREE_DOWNLOAD_LINK.path(token)}`,
      }),
    );
  }
}
