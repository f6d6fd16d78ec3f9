import type { EntityManager } from 'typeorm';

import type { PagedList } from '../../platform/http/paged-list.js';
import type { DocumentFacts } from '../../platform/uploads/documents/document-facts.js';
import type { ProductType } from '../products/product-rules.js';
import type { EditionDto, ProductEventDto } from '../products/product.dto.js';

export interface AdminFileRow {
  id: string;
  fileName: string;
  format: string;
  sizeBytes: number | null;
  sha256: string | null;
  pages: number | null;
  facts: DocumentFacts | null;
}

export interface AdminProductRow {
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
  savedAt: Date | null;
  savedBy: string | null;
  /** Files of the newest edition; null if there is none. */
  files: AdminFileRow[] | null;
}

/** Files of an edition `e`, as JSON. */
const FILES_OF_EDITION = `(
  SELECT coalesce(json_agg(json_build_object('id', f.id, 'fileName', f.file_name, 'format', f.format,
    'sizeBytes', f.size_bytes, 'sha256', nullif(f.sha256, ''), 'pages', l.pages, 'facts', t.facts) ORDER BY f.position), '[]')
  FROM product_files f LEFT JOIN file_pages l ON l.key = f.key LEFT JOIN file_facts t ON t.key = f.key
  WHERE f.edition_id = e.id)`;

/** Sales are counted in an index. */
const FIELDS = `
  p.id, p.title, p.description, p.price, p.type, coalesce(p.digital_files, '{}') AS keys,
  coalesce(p.file_formats, '{}') AS formats, coalesce(p.is_active, 'true') = 'true' AS "isActive",
  coalesce(r.availability = 'pre-order', false) AS "isPreOrder", d.put_away_at IS NOT NULL AS "isAway",
  coalesce(d.version, 1) AS version, d.saved_at AS "savedAt", d.saved_by AS "savedBy", p.created_at AS "createdAt",
  (SELECT l.pages FROM file_pages l WHERE l.key = ANY(p.digital_files) LIMIT 1) AS "pdfPages",
  (SELECT count(*)::int FROM orders o
    WHERE o.product_id = p.id AND o.status IN ('paid', 'fulfilled', 'to-send', 'sent')) AS "soldCount",
  (SELECT ${FILES_OF_EDITION} FROM product_editions e WHERE e.product_id = p.id
    ORDER BY e.number DESC LIMIT 1) AS files`;

const PRODUCTS = `products p
  LEFT JOIN product_desk d ON d.product_id = p.id
  LEFT JOIN product_releases r ON r.product_id = p.id`;

/** Products for the dashboard: `$1` the archived ones, or all others. */
export const ADMIN_PRODUCTS: PagedList = {
  select: `SELECT ${FIELDS}`,
  from: `FROM ${PRODUCTS} WHERE (d.put_away_at IS NOT NULL) = $1`,
  at: 'p.created_at',
  id: 'p.id',
  idType: 'text',
};

export async function findAdminProduct(
  manager: EntityManager,
  id: string,
): Promise<AdminProductRow | undefined> {
  const [row] = await manager.query<AdminProductRow[]>(`SELECT ${FIELDS} FROM ${PRODUCTS} WHERE p.id = $1`, [
    id,
  ]);
  return row;
}

type EditionRow = Omit<EditionDto, 'createdAt' | 'files'> & { createdAt: Date; files: AdminFileRow[] };

export function findEditions(manager: EntityManager, productId: string): Promise<EditionRow[]> {
  return manager.query(
    `SELECT e.id, e.number, e.note, e.past_buyers AS "pastBuyers", e.created_at AS "createdAt",
      ${FILES_OF_EDITION} AS files, CASE WHEN e.past_buyers = 'told' THEN (
        SELECT json_build_object('total', count(*), 'told', count(*) FILTER (WHERE r.status = 'told'),
          'left', count(*) FILTER (WHERE r.status = 'left'))
        FROM edition_readers r WHERE r.edition_id = e.id) END AS readers
    FROM product_editions e WHERE e.product_id = $1 ORDER BY e.number DESC`,
    [productId],
  );
}

type EventRow = Omit<ProductEventDto, 'at'> & { at: Date };

export function findProductEvents(
  manager: EntityManager,
  productId: string,
  limit: number,
): Promise<EventRow[]> {
  return manager.query(
    `SELECT at, who, action, before, after, reason FROM audit_log
    WHERE subject_kind = 'product' AND subject_id = $1 ORDER BY at DESC LIMIT $2`,
    [productId, limit],
  );
}

type FactsRow = Pick<AdminFileRow, 'pages' | 'facts'> & { key: string };

/** Facts of files that are older than the editions. */
export function findFactsOfFiles(manager: EntityManager, keys: readonly string[]): Promise<FactsRow[]> {
  return manager.query(
    `SELECT k.key, l.pages, t.facts FROM unnest($1::text[]) AS k (key)
    LEFT JOIN file_pages l ON l.key = k.key LEFT JOIN file_facts t ON t.key = k.key`,
    [keys],
  );
}
