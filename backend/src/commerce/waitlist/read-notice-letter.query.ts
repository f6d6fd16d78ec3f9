import { bookByProductId } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { SignedLinks } from '../../platform/signed-links/signed-links.js';
import { Product } from '../products/product.entity.js';
import { CONFIRM_LINK, END_LINK } from './notice-links.js';
import type { NoticeLetter } from './notice-letter.js';
import type { ReleaseNotice } from './release-notice.entity.js';

/** What the letters about a release say. */
@Injectable()
export class ReadNoticeLetter {
  constructor(
    private readonly database: Database,
    private readonly links: SignedLinks,
    private readonly configuration: Configuration,
  ) {}

  async execute({ id, email, productId }: ReleaseNotice): Promise<Omit<NoticeLetter, 'key'>> {
    const { publicUrl } = this.configuration;
    const { title } = await this.database.manager.findOneByOrFail(Product, { id: productId });
    return {
      to: email,
      productTitle: title,
      publicUrl,
      productUrl: `${publicUrl}${bookByProductId(productId)?.path ?? '/shop'}`,
      confirmUrl: `${publicUrl}${CONFIRM_LINK.path(await this.links.token(CONFIRM_LINK.purpose, id))}`,
      endUrl: `${publicUrl}${END_LINK.path(await this.links.token(END_LINK.purpose, id))}`,
    };
  }
}
