import path from 'node:path';

import { Injectable } from '@nestjs/common';
import { bookByProductId, coverOfProduct } from '@lectern/catalogue';

import { dayIn } from '../../owner-tools/index.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { type PagedList, readPage } from '../../platform/http/paged-list.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { StoredFiles } from '../../platform/storage/stored-files.js';
import type { DocumentFacts } from '../../platform/uploads/documents/document-facts.js';
import { prerenderOne } from '../../site/prerenderer.js';
import { pageHeaders } from '../../site/security-headers.js';
import { accessibilityText } from '../products/accessibility-text.js';
import { ProductCatalog } from '../products/product-catalog.js';
import type { PreviewProductDto } from '../products/product-fields.dto.js';
import { type ProductType, isProductId, statusOf } from '../products/product-rules.js';
import type {
  AdminProductPageDto,
  AdminProductDto,
  EditionDto,
  ProductEventDto,
  ProductDto,
  AdminFileDto,
  AdminProductSummaryDto,
} from '../products/product.dto.js';

/** Row of {@link FILES_OF_EDITION}. */
interface AdminFileRow {
  id: string;
  fileName: string;
  format: string;
  sizeBytes: number | null;
  sha256: string | null;
  pages: number | null;
  facts: DocumentFacts | null;
}

/** Row of {@link ADMIN_PRODUCTS}. */
interface AdminProductRow {
  id: string;
  title: string;
  description: string;
  price: number;
  type: ProductType;
  keys: string[];
  formats: string[];
  isActive: boolean;
  isPreOrder: boolean;
  isAway: boolean;
  pdfPages: number | null;
  version: number;
  soldCount: number;
  createdAt: Date;
  /** Files of the newest edition; null if there is none. */
  files: AdminFileRow[] | null;
}

/** Files of an edition `e`, as JSON. */
const FILES_OF_EDITION = `(
  SELECT json_agg(json_build_object('id', f.id, 'fileName', f.file_name, 'format', f.format,
    'sizeBytes', f.size_bytes, 'sha256', nullif(f.sha256, ''), 'pages', l.pages, 'facts', t.facts) ORDER BY f.position)
  FROM product_files f LEFT JOIN file_pages l ON l.key = f.key LEFT JOIN file_facts t ON t.key = f.key
  WHERE f.edition_id = e.id)`;

/** Facts of files that are older than the editions, by key. */
const FACTS_OF = `SELECT k.key, l.pages, t.facts FROM unnest($1::text[]) AS k (key)
  LEFT JOIN file_pages l ON l.key = k.key LEFT JOIN file_facts t ON t.key = k.key`;

/** Products `p` for the dashboard. Sales are counted in an index. */
export const ADMIN_PRODUCT_FIELDS = `
  p.id, p.title, p.description, p.price, p.type, coalesce(p.digital_files, '{}') AS keys,
  coalesce(p.file_formats, '{}') AS formats, coalesce(p.is_active, 'true') = 'true' AS "isActive",
  coalesce(r.availability = 'pre-order', false) AS "isPreOrder", d.put_away_at IS NOT NULL AS "isAway",
  coalesce(d.version, 1) AS version, p.created_at AS "createdAt",
  (SELECT l.pages FROM file_pages l WHERE l.key = ANY(p.digital_files) LIMIT 1) AS "pdfPages",
  (SELECT count(*)::int FROM orders o
    WHERE o.product_id = p.id AND o.status IN ('paid', 'fulfilled', 'to-send', 'sent')) AS "soldCount",
  (SELECT ${FILES_OF_EDITION} FROM product_editions e WHERE e.product_id = p.id
    ORDER BY e.number DESC LIMIT 1) AS files`;

export const ADMIN_PRODUCTS = `products p
  LEFT JOIN product_desk d ON d.product_id = p.id
  LEFT JOIN product_releases r ON r.product_id = p.id`;

interface ProductFilter {
  /** Archived products instead of all others. */
  isAway: boolean;
  cursor: string | undefined;
}

const PRODUCTS: PagedList = {
  select: `SELECT ${ADMIN_PRODUCT_FIELDS}`,
  from: `FROM ${ADMIN_PRODUCTS} WHERE (d.put_away_at IS NOT NULL) = $1`,
  at: 'p.created_at',
  id: 'p.id',
  idType: 'text',
};

const PRODUCT = `SELECT ${ADMIN_PRODUCT_FIELDS} FROM ${ADMIN_PRODUCTS} WHERE p.id = $1`;

const EDITIONS = `SELECT e.id, e.number, e.note, e.past_buyers AS "pastBuyers", e.created_at AS "createdAt",
    ${FILES_OF_EDITION} AS files, CASE WHEN e.past_buyers = 'told' THEN (
      SELECT json_build_object('total', count(*), 'told', count(*) FILTER (WHERE r.status = 'told'),
        'left', count(*) FILTER (WHERE r.status = 'left'))
      FROM edition_readers r WHERE r.edition_id = e.id) END AS readers
  FROM product_editions e WHERE e.product_id = $1 ORDER BY e.number DESC`;

type EditionRow = Omit<EditionDto, 'createdAt' | 'files'> & { createdAt: Date; files: AdminFileRow[] };

const NEWEST = 100;

const EVENTS = `SELECT at, who, action, before, after, reason FROM audit_log
  WHERE subject_kind = 'product' AND subject_id = $1 ORDER BY at DESC LIMIT ${NEWEST}`;

type EventRow = Omit<ProductEventDto, 'at'> & { at: Date };

const describeFile = ({ facts, ...file }: AdminFileRow): AdminFileDto => ({
  ...file,
  facts: facts && { ...facts, accessibility: accessibilityText(facts) ?? null },
});

interface PreviewPage {
  html: string;
  headers: ReturnType<typeof pageHeaders>;
}

/** A preview must not run scripts. */
const withoutScripts = (html: string): string =>
  html
    .split(/<script\b/)
    .map((part, at) => (at === 0 ? part : part.slice(part.indexOf('</script>') + '</script>'.length)))
    .join('')
    .replace(/<link rel="modulepreload"[^<>]*>/g, '');

/** Previews are without readers' reviews. */
const NO_READERS = { reviews: {}, alsoBought: {} };

/** Products for the dashboard. */
@Injectable()
export class AdminProducts {
  constructor(
    private readonly database: Database,
    private readonly productCatalog: ProductCatalog,
    private readonly configuration: Configuration,
    private readonly files: StoredFiles,
  ) {}

  /** Page of products, newest first. */
  async list({ isAway, cursor }: ProductFilter): Promise<AdminProductPageDto> {
    const page = await readPage<AdminProductRow>(this.database, PRODUCTS, [isAway], { cursor });
    return { ...page, items: await Promise.all(page.items.map((row) => this.describe(row))) };
  }

  /**
   * A product with all its editions.
   * @throws DomainError if there is no such product
   */
  async find(id: string): Promise<AdminProductDto> {
    const { manager } = this.database;
    const [row] = (isProductId(id) ? await manager.query(PRODUCT, [id]) : []) as AdminProductRow[];
    if (!row) throw new DomainError('not-found', 'COMMERCE.PRODUCT_NOT_FOUND', 'We can’t find this product.');
    const editions = (await manager.query(EDITIONS, [id])) as EditionRow[];
    return {
      ...(await this.describe(row)),
      editions: editions.map(({ createdAt, files, ...edition }) => ({
        ...edition,
        files: files.map(describeFile),
        createdAt: createdAt.toISOString(),
      })),
    };
  }

  /** Actions of the staff on a product, newest first. */
  async history(id: string): Promise<ProductEventDto[]> {
    if (!isProductId(id)) return [];
    const rows = (await this.database.manager.query(EVENTS, [id])) as EventRow[];
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
      file_formats: formats,
      fileFormats: formats,
      pdfPages: current?.pdfPages ?? null,
      ...(current?.accessibility ? { accessibility: current.accessibility } : {}),
    };
    const { publicUrl, timeZone, isHttps } = this.configuration;
    const others = look === 'shop' ? [] : onSale.filter((other) => other.id !== id);
    const path = look === 'shop' ? '/shop' : (bookByProductId(id)?.path ?? '');
    const today = dayIn(timeZone, new Date());
    const shop = { products: [...others, product], ...NO_READERS, sandbox: false, measurementId: null };
    const page = await prerenderOne(path, { ...shop, publicUrl, today, timeZone });
    if (!page)
      throw new DomainError('not-found', 'COMMERCE.NO_PAGE', 'This product doesn’t have its own page.');
    const headers = pageHeaders({ styleHashes: page.styleHashes, isHttps, allowsTag: false });
    return { html: withoutScripts(page.html), headers: { ...headers, 'cache-control': 'no-store' } };
  }

  private async describe(row: AdminProductRow): Promise<AdminProductSummaryDto> {
    const { id, title, description, price, type, formats, pdfPages, version, soldCount, createdAt } = row;
    return {
      ...{
        id,
        name: title,
        title,
        description,
        price,
        type,
        file_formats: formats,
        fileFormats: formats,
        pdfPages,
      },
      status: statusOf(row),
      version,
      soldCount,
      files: (row.files ?? (await this.olderFiles(row))).map(describeFile),
      pagePath: bookByProductId(id)?.path ?? null,
      coverSrc: coverOfProduct(id),
      createdAt: createdAt.toISOString(),
    };
  }

  /** Files older than the editions; their facts are read from storage. */
  private async olderFiles({ keys, formats }: AdminProductRow): Promise<AdminFileRow[]> {
    const known = await this.database.manager.query<
      (Pick<AdminFileRow, 'pages' | 'facts'> & { key: string })[]
    >(FACTS_OF, [keys]);
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
