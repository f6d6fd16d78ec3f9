import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';

import { ListProducts, PRODUCTS_CHANNEL, StripeAccount } from './commerce/index.js';
import { Configuration } from './platform/config/configuration.js';
import { DatabaseUrl } from './platform/database/database.module.js';
import { NotificationListener } from './platform/database/notification-listener.js';
import { prerender } from './platform/site/prerenderer.js';
import { SitePages } from './platform/site/site-pages.js';

/**
 * Prerenders every public page from the products as they are, at start and again whenever one changes: the
 * price in a page, in its structured data and in the charge is one, and needs no deploy.
 */
@Injectable()
export class RenderSite implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Pages');
  private readonly listener: NotificationListener;
  private rendering: Promise<void> = Promise.resolve();
  private isWanted = false;
  private rendered = '';

  constructor(
    private readonly listProducts: ListProducts,
    private readonly account: StripeAccount,
    private readonly configuration: Configuration,
    private readonly pages: SitePages,
    databaseUrl: DatabaseUrl,
  ) {
    this.listener = new NotificationListener(databaseUrl.value, PRODUCTS_CHANNEL, () => this.again());
  }

  /** From now on the pages follow the data. */
  followProducts(): void {
    this.listener.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.listener.stop();
    await this.rendering;
  }

  /** Renders what differs from the last time; does nothing when no product does. */
  async execute(): Promise<void> {
    const products = await this.listProducts.execute();
    const { publicUrl, gaMeasurementId: measurementId = null } = this.configuration;
    const data = { products, sandbox: this.account.isSandbox, measurementId, publicUrl };
    const fingerprint = JSON.stringify(data);
    if (fingerprint === this.rendered) return;
    await this.pages.show(await prerender(data));
    this.rendered = fingerprint;
  }

  /** Any number of changes while the pages are being rendered lead to one more rendering. */
  private again(): void {
    if (this.isWanted) return;
    this.isWanted = true;
    this.rendering = this.rendering.then(async () => {
      this.isWanted = false;
      await this.execute().catch((error: unknown) =>
        this.logger.error('The pages could not be rendered again.', error),
      );
    });
  }
}
