import type { ProductType } from './product-type.js';

/** A file as {@link FILES_OF_EDITION} reads it. */
export interface DeskFileRow {
  id: string;
  fileName: string;
  format: string;
  sizeBytes: number | null;
  sha256: string | null;
}

/** A product as {@link DESK_PRODUCTS} reads it. */
export interface DeskProductRow {
  id: string;
  title: string;
  description: string;
  price: number;
  type: ProductType;
  keys: string[];
  formats: string[];
  isActive: boolean;
  isToCome: boolean;
  isAway: boolean;
  version: number;
  soldCount: number;
  createdAt: Date;
  /** Of the newest edition; null where there is none. */
  files: DeskFileRow[] | null;
}

/** The files of an edition `e`, as JSON. */
export const FILES_OF_EDITION = `(
  SELECT json_agg(json_build_object('id', f.id, 'fileName', f.file_name, 'format', f.format,
    'sizeBytes', f.size_bytes, 'sha256', nullif(f.sha256, '')) ORDER BY f.position)
  FROM product_files f WHERE f.edition_id = e.id)`;

/** Products `p` with what the desk knows of them; what was sold is counted in an index. */
export const DESK_PRODUCT_FIELDS = `
  p.id, p.title, p.description, p.price, p.type, coalesce(p.digital_files, '{}') AS keys,
  coalesce(p.file_formats, '{}') AS formats, coalesce(p.is_active, 'true') = 'true' AS "isActive",
  coalesce(r.availability = 'pre-order', false) AS "isToCome", d.put_away_at IS NOT NULL AS "isAway",
  coalesce(d.version, 1) AS version, p.created_at AS "createdAt",
  (SELECT count(*)::int FROM orders o
    WHERE o.product_id = p.id AND o.status IN ('paid', 'fulfilled', 'to-send', 'sent')) AS "soldCount",
  (SELECT ${FILES_OF_EDITION} FROM product_editions e WHERE e.product_id = p.id
    ORDER BY e.number DESC LIMIT 1) AS files`;

export const DESK_PRODUCTS = `products p
  LEFT JOIN product_desk d ON d.product_id = p.id
  LEFT JOIN product_releases r ON r.product_id = p.id`;
