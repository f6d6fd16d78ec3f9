import { downloads } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { SignedLinks } from '../../platform/signed-links/signed-links.js';
import { FREE_DOWNLOAD_LINK } from './free-download-link.js';
import { FreeDownload } from './free-download.entity.js';

/** Where the file of a link lies on this site; undefined for a link that nobody was given. */
@Injectable()
export class FindFreeFile {
  constructor(
    private readonly database: Database,
    private readonly links: SignedLinks,
  ) {}

  async execute(token: string): Promise<string | undefined> {
    const id = await this.links.read(FREE_DOWNLOAD_LINK.purpose, token);
    if (!id) return undefined;
    const taken = await this.database.manager.findOneBy(FreeDownload, { id });
    return downloads.cards.find((sample) => sample.id === taken?.fileName)?.url;
  }
}
