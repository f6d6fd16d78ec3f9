import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { DatabaseAccess } from '../../platform/database/database-access.js';
import { NotificationListener } from '../../platform/database/notification-listener.js';
import { prepareBody, type ResponseBody } from '../../site/response-body.js';
import { apiHeaders } from '../../site/security-headers.js';
import { SiteFront } from '../../site/site-front.js';
import { ProductCatalog } from './product-catalog.js';
import { PRODUCTS_CACHE_MS, PRODUCTS_CHANNEL } from './product-rules.js';
import type { ProductDto } from './product.dto.js';

interface Kept {
  body: ResponseBody;
  readAtMs: number;
}

const bodyOf = (products: readonly ProductDto[], hsts: string | undefined): ResponseBody =>
  prepareBody(Buffer.from(JSON.stringify(products)), 'application/json; charset=utf-8', {
    ...apiHeaders(hsts),
    'cache-control': 'no-cache',
  });

/** Cached list of products on sale. A database notification invalidates it; nothing is cached while disconnected. */
@Injectable()
export class ProductsOnSale implements BeforeApplicationShutdown {
  private readonly listener: NotificationListener;
  private kept: Kept | undefined;
  private reading: Promise<ResponseBody> | undefined;
  private onChange = (): void => undefined;

  constructor(
    private readonly catalog: ProductCatalog,
    private readonly configuration: Configuration,
    front: SiteFront,
    access: DatabaseAccess,
  ) {
    this.listener = new NotificationListener(access.directUrl, PRODUCTS_CHANNEL, () => this.forget());
    front.hold('/api/products', () => this.body);
  }

  /** Starts to listen for changes. @param onChange called after each, and whenever one may have been missed */
  follow(onChange: () => void): void {
    this.onChange = onChange;
    this.listener.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.listener.stop();
  }

  get body(): ResponseBody | undefined {
    const { kept, listener } = this;
    return kept && listener.isListening && performance.now() - kept.readAtMs < PRODUCTS_CACHE_MS
      ? kept.body
      : undefined;
  }

  read(): Promise<ResponseBody> {
    if (this.reading) return this.reading;
    const readAtMs = performance.now();
    const reading = this.catalog.list().then((products) => bodyOf(products, this.configuration.hsts));
    this.reading = reading;
    const end = (body?: ResponseBody) => {
      // A change has invalidated this read.
      if (this.reading !== reading) return;
      this.reading = undefined;
      if (body) this.kept = { body, readAtMs };
    };
    void reading.then(end, () => end());
    return reading;
  }

  private forget(): void {
    this.kept = undefined;
    this.reading = undefined;
    this.onChange();
  }
}
