import { bookByProductId } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { prerenderOne } from '../../site/prerenderer.js';
import { pageHeaders } from '../../site/security-headers.js';
import { ListProducts } from './list-products.query.js';
import type { PreviewProductDto } from './preview-product.dto.js';
import type { ProductDto } from './product.dto.js';

export interface ShownPage {
  html: string;
  headers: ReturnType<typeof pageHeaders>;
}

/** Nothing runs in what is only looked at; what the page knows of its data goes with the scripts. */
const withoutScripts = (html: string): string =>
  html.replace(/<script\b[\s\S]*?<\/script>/g, '').replace(/<link rel="modulepreload"[^>]*>/g, '');

/** How a product would look: its card in the shop, or the page of its book, with words that are not saved. */
@Injectable()
export class PreviewProduct {
  constructor(
    private readonly listProducts: ListProducts,
    private readonly configuration: Configuration,
  ) {}

  /** @throws DomainError for the page of a product that has none */
  async execute({
    id = 'a-new-product',
    look,
    formats = [],
    ...words
  }: PreviewProductDto): Promise<ShownPage> {
    const product: ProductDto = {
      id,
      name: words.title,
      ...words,
      file_formats: formats,
      fileFormats: formats,
    };
    const { publicUrl } = this.configuration;
    const products = look === 'shop' ? [product] : await this.among(product);
    const path = look === 'shop' ? '/shop' : (bookByProductId(id)?.path ?? '');
    const page = await prerenderOne(path, { products, sandbox: false, measurementId: null, publicUrl });
    if (!page) throw new DomainError('not-found', 'COMMERCE.NO_PAGE', 'This product has no page of its own.');
    const isHttps = publicUrl.startsWith('https:');
    const headers = pageHeaders({ styleHashes: page.styleHashes, isHttps, allowsTag: false });
    return { html: withoutScripts(page.html), headers: { ...headers, 'cache-control': 'no-store' } };
  }

  /** The products of the shop, this one among them as it is written. */
  private async among(product: ProductDto): Promise<ProductDto[]> {
    const others = (await this.listProducts.execute()).filter(({ id }) => id !== product.id);
    return [...others, product];
  }
}
