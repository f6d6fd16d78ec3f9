import path from 'node:path';

import { Injectable } from '@nestjs/common';
import { bookByProductId, contentBlog, coverOfProduct, site } from '@lectern/catalogue';

import { dayIn } from '../../owner-tools/index.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { readPage } from '../../platform/http/paged-list.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { StoredFiles } from '../../platform/storage/stored-files.js';
import { prerenderOne } from '../../site/prerenderer.js';
import { withoutScripts } from '../../site/without-scripts.js';
import { pageHeaders } from '../../site/security-headers.js';
import { accessibilityText } from '../products/accessibility-text.js';
import { ProductCatalog } from '../products/product-catalog.js';
import type { PreviewProductDto } from '../products/product-fields.dto.js';
import { isProductId, lacksFiles, PRODUCT_EVENTS_SHOWN, statusOf } from '../products/product-rules.js';
import type {
  AdminProductPageDto,
  AdminProductDto,
  ProductEventDto,
  ProductDto,
  AdminFileDto,
  AdminProductSummaryDto,
} from '../products/product.dto.js';
import {
  ADMIN_PRODUCTS,
  type AdminFileRow,
  type AdminProductRow,
  findAdminProduct,
  findEditions,
  findFactsOfFiles,
  findProductEvents,
} from './product-admin.queries.js';

interface ProductFilter {
  /** Archived products instead of all others. */
  isAway: boolean;
  cursor: string | undefined;
}

const describeFile = ({ facts, ...file }: AdminFileRow): AdminFileDto => ({
  ...file,
  facts: facts && { ...facts, accessibility: accessibilityText(facts) ?? null },
});

interface PreviewPage {
  html: string;
  headers: ReturnType<typeof pageHeaders>;
}

/** Previews are without readers' reviews. */
const NO_READERS = { reviews: {}, alsoBought: {} };

@Injectable()
export class AdminProducts {
  constructor(
    private readonly database: Database,
    private readonly productCatalog: ProductCatalog,
    private readonly configuration: Configuration,
    private readonly files: StoredFiles,
  ) {}

  async list({ isAway, cursor }: ProductFilter): Promise<AdminProductPageDto> {
    const page = await readPage<AdminProductRow>(this.database, ADMIN_PRODUCTS, [isAway], { cursor });
    return { ...page, items: await Promise.all(page.items.map((row) => this.describe(row))) };
  }

  /** @throws DomainError if there is no such product */
  async find(id: string): Promise<AdminProductDto> {
    const { manager } = this.database;
    const row = isProductId(id) ? await findAdminProduct(manager, id) : undefined;
    if (!row) throw new DomainError('not-found', 'COMMERCE.PRODUCT_NOT_FOUND', 'We can’t find this product.');
    const editions = await findEditions(manager, id);
    return {
      ...(await this.describe(row)),
      editions: editions.map(({ createdAt, files, ...edition }) => ({
        ...edition,
        files: files.map(describeFile),
        createdAt: createdAt.toISOString(),
      })),
    };
  }

  async history(id: string): Promise<ProductEventDto[]> {
    if (!isProductId(id)) return [];
    const rows = await findProductEvents(this.database.manager, id, PRODUCT_EVENTS_SHOWN);
    return rows.map(({ at, ...event }) => ({ ...event, at: at.toISOString() }));
  }

  /**
   * Preview of a product with unsaved text: its card in the shop, or the page of its book.
   * @throws DomainError if the product has no page
   */
  async preview({
    id = 'a-new-product',
    look,
    formats = [],
    ...words
  }: PreviewProductDto): Promise<PreviewPage> {
    const onSale = await this.productCatalog.list();
    const current = onSale.find((other) => other.id === id);
    const product: ProductDto = {
      id,
      name: words.title,
      ...words,
      currency: site.currency,
      file_formats: formats,
      fileFormats: formats,
      pdfPages: current?.pdfPages ?? null,
      ...(current?.accessibility ? { accessibility: current.accessibility } : {}),
    };
    const { publicUrl, timeZone, hsts } = this.configuration;
    const others = look === 'shop' ? [] : onSale.filter((other) => other.id !== id);
    const path = look === 'shop' ? '/shop' : (bookByProductId(id)?.path ?? '');
    const today = dayIn(timeZone, new Date());
    const products = [...others, product];
    const offSaleIds = await this.productCatalog.findIdsExcept(products);
    const shop = { products, offSaleIds, ...NO_READERS, sandbox: false, measurementId: null };
    const page = await prerenderOne(path, {
      ...shop,
      blog: contentBlog,
      ownPages: [],
      publicUrl,
      today,
      timeZone,
    });
    if (!page)
      throw new DomainError('not-found', 'COMMERCE.NO_PAGE', 'This product doesn’t have its own page.');
    const headers = pageHeaders({ styleHashes: page.styleHashes, hsts, allowsTag: false });
    return { html: withoutScripts(page.html), headers: { ...headers, 'cache-control': 'no-store' } };
  }

  private async describe(row: AdminProductRow): Promise<AdminProductSummaryDto> {
    const { id, title, description, price, type, formats, pdfPages, version, soldCount, createdAt } = row;
    const { savedAt, savedBy } = row;
    return {
      ...{ id, name: title, title, description, price, type, pdfPages, version, soldCount },
      currency: site.currency,
      file_formats: formats,
      fileFormats: formats,
      status: statusOf({ ...row, isActive: row.isActive && !lacksFiles({ type, digitalFiles: row.keys }) }),
      files: (row.files ?? (await this.olderFiles(row))).map(describeFile),
      pagePath: bookByProductId(id)?.path ?? null,
      coverSrc: coverOfProduct(id),
      createdAt: createdAt.toISOString(),
      savedAt: savedAt?.toISOString() ?? null,
      savedBy,
    };
  }

  /** Files older than the editions; their facts are read from storage. */
  private async olderFiles({ keys, formats }: AdminProductRow): Promise<AdminFileRow[]> {
    const known = await findFactsOfFiles(this.database.manager, keys);
    return Promise.all(
      keys.map(async (key, at) => {
        const { pages = null, facts = null } = known.find((each) => each.key === key) ?? {};
        const sizeBytes = (await this.files.size(key)) ?? null;
        const format = formats[at] ?? 'unknown';
        return { id: key, fileName: path.posix.basename(key), format, sizeBytes, sha256: null, pages, facts };
      }),
    );
  }
}
