import { Injectable } from '@nestjs/common';

import { ListProducts, StripeAccount } from './commerce/index.js';
import { Configuration } from './platform/config/configuration.js';
import { prerender } from './platform/site/prerenderer.js';
import { SitePages } from './platform/site/site-pages.js';

/** Prerenders every public page from the products as they are now, so that page and charge agree. */
@Injectable()
export class RenderSite {
  constructor(
    private readonly listProducts: ListProducts,
    private readonly account: StripeAccount,
    private readonly configuration: Configuration,
    private readonly pages: SitePages,
  ) {}

  async execute(): Promise<void> {
    const products = await this.listProducts.execute();
    const { publicUrl } = this.configuration;
    await this.pages.show(await prerender({ products, sandbox: this.account.isSandbox, publicUrl }));
  }
}
