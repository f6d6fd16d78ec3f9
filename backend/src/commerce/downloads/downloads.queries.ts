import { randomUUID } from 'node:crypto';

import type { EntityManager } from 'typeorm';

import { PAGE_REVISION } from '../order-links/order-links.queries.js';
import { IS_LATER_COPY } from '../orders/orders.queries.js';
import type { Order } from '../orders/order.entity.js';
import { ORDER_STATUSES, type OrderStatus, isPaidFor } from '../orders/order-rules.js';
import { SERVED_COPY, SERVED_SIZE, WANTS_COPY } from '../personal-copies/personal-copies.queries.js';
import { HAS_FIXED_LAYOUT } from '../products/products.queries.js';
import type { Product } from '../products/product.entity.js';
import { LINK_LIFETIME_MS, type LinkPlace, SCANNER_WINDOW_MS } from './download-rules.js';
import type { DownloadGrant } from './download.entity.js';

/** `sizeBytes` is null if no edition has the file. `wantsCopy`: waits for a personal copy. */
export type SizedGrant = DownloadGrant & {
  sizeBytes: number | null;
  isFixedLayout: boolean;
  wantsCopy: boolean;
};

export function findGrants(manager: EntityManager, orderId: string): Promise<SizedGrant[]> {
  return manager.query(
    `SELECT g.id, g.order_id AS "orderId", g.product_id AS "productId", g.file_path AS "filePath",
      g.file_name AS "fileName", g.file_format AS "fileFormat", g.created_at AS "createdAt",
      coalesce(${SERVED_SIZE},
        (SELECT f.size_bytes::float8 FROM product_files f WHERE f.key = g.file_path LIMIT 1)) AS "sizeBytes",
      ${HAS_FIXED_LAYOUT} AS "isFixedLayout", ${WANTS_COPY} AS "wantsCopy"
    FROM download_grants g WHERE g.order_id = $1 ORDER BY g.created_at`,
    [orderId],
  );
}

type SoldFiles = Pick<Product, 'id' | 'title' | 'type' | 'digitalFiles' | 'fileFormats'>;

/** Waits for an edition that is being published, so that the files are the current ones. */
export function lockSoldFiles(manager: EntityManager, orderId: string): Promise<SoldFiles[]> {
  return manager.query(
    `SELECT p.id, p.title, p.type, p.digital_files AS "digitalFiles", p.file_formats AS "fileFormats"
    FROM order_lines l JOIN products p ON p.id = l.product_id WHERE l.order_id = $1
    ORDER BY l.line_number FOR SHARE OF p`,
    [orderId],
  );
}

export async function insertGrants(manager: EntityManager, grants: readonly DownloadGrant[]): Promise<void> {
  await manager.query(
    `INSERT INTO download_grants (id, order_id, product_id, file_path, file_name, file_format, created_at)
    SELECT new.id, new."orderId", new."productId", new."filePath", new."fileName", new."fileFormat", new."createdAt"
    FROM json_to_recordset($1) AS new (id text, "orderId" text, "productId" text, "filePath" text, "fileName" text,
      "fileFormat" text, "createdAt" timestamptz)`,
    [JSON.stringify(grants)],
  );
}

interface NewLink {
  grantId: string;
  tokenHash: string;
}

export async function insertLinks(
  manager: EntityManager,
  links: readonly NewLink[],
  { expiresAt, issuedFor }: { expiresAt: Date; issuedFor: LinkPlace },
): Promise<void> {
  await manager.query(
    `INSERT INTO download_links (id, grant_id, token_hash, expires_at, issued_for)
    SELECT new.id, new.grant_id, new.hash, $4, $5
    FROM unnest($1::text[], $2::text[], $3::text[]) AS new (id, grant_id, hash)
    ON CONFLICT (token_hash) DO UPDATE SET expires_at = excluded.expires_at`,
    [
      links.map(() => randomUUID()),
      links.map(({ grantId }) => grantId),
      links.map(({ tokenHash }) => tokenHash),
      expiresAt,
      issuedFor,
    ],
  );
}

export interface OpenedLink extends Pick<DownloadGrant, 'orderId' | 'filePath' | 'fileName' | 'fileFormat'> {
  linkId: string;
  grantId: string;
  status: OrderStatus;
  expiresAt: Date;
  /** Storage key of the personal copy. */
  copyKey: string | null;
  wantsCopy: boolean;
  /** The link was first used before the copy was made. */
  isOlder: boolean;
  /** In an email sent within {@link SCANNER_WINDOW_MS}. */
  isJustSent: boolean;
}

const OPENING = ORDER_STATUSES.filter(isPaidFor);

/**
 * Finds the file of a link and records the opening of a paid one, at most once a minute. Nearly the whole lifetime is
 * left in an email that was just sent, since each attempt renews it: then only a likely person opens the link.
 */
export async function openLink(
  manager: EntityManager,
  tokenHash: string,
  { isOpening, isLikelyPerson }: { isOpening: boolean; isLikelyPerson: boolean },
): Promise<OpenedLink | undefined> {
  const [link] = await manager.query<OpenedLink[]>(
    `WITH link AS (
      SELECT l.id AS "linkId", g.id AS "grantId", o.id AS "orderId", o.status, g.file_path AS "filePath",
        g.file_name AS "fileName", g.file_format AS "fileFormat", l.expires_at AS "expiresAt",
        c.key AS "copyKey", ${WANTS_COPY} AS "wantsCopy", coalesce(l.first_opened_at < c.made_at, false) AS "isOlder",
        (l.issued_for = 'letter' AND l.expires_at > now() + $4 * interval '1 millisecond') IS TRUE AS "isJustSent"
      FROM download_links l JOIN download_grants g ON g.id = l.grant_id JOIN orders o ON o.id = g.order_id
        ${SERVED_COPY}
      WHERE l.token_hash = $1),
    noted AS (
      UPDATE download_links l
      SET first_opened_at = coalesce(first_opened_at, now()), last_opened_at = now(), opened_count = opened_count + 1
      FROM link WHERE l.id = link."linkId" AND $2::boolean AND link.status = ANY ($3) AND l.expires_at > now()
        AND ($5::boolean OR NOT link."isJustSent")
        AND (last_opened_at IS NULL OR last_opened_at < now() - interval '1 minute'))
    SELECT * FROM link`,
    [tokenHash, isOpening, OPENING, LINK_LIFETIME_MS - SCANNER_WINDOW_MS, isLikelyPerson],
  );
  return link;
}

/**
 * Adds sent bytes to a link and returns how many complete transfers they finish. Locks link and grant, so that two
 * links of one file count in turn.
 */
export async function addSentBytes(
  manager: EntityManager,
  linkId: string,
  { sentBytes, sizeBytes }: { sentBytes: number; sizeBytes: number },
): Promise<{ grantId: string; finished: number } | undefined> {
  const [[sent]] = await manager.query<[{ grantId: string; finished: number }[], number]>(
    `WITH before AS (
      SELECT l.id, l.grant_id, l.delivered_bytes + $2::bigint AS total
      FROM download_links l JOIN download_grants g ON g.id = l.grant_id WHERE l.id = $1 FOR NO KEY UPDATE)
    UPDATE download_links l SET delivered_bytes = before.total % $3::bigint FROM before WHERE l.id = before.id
    RETURNING before.grant_id AS "grantId", (before.total / $3::bigint)::int AS finished`,
    [linkId, sentBytes, sizeBytes],
  );
  return sent;
}

/** Counts transfers of a buyer and file. Returns the file's product. */
export async function countDownloads(
  manager: EntityManager,
  grantId: string,
  finished: number,
): Promise<string | undefined> {
  const [file] = await manager.query<{ productId: string }[]>(
    `WITH file AS (
      SELECT g.order_id, g.product_id, o.customer_email, g.file_path, g.file_name, g.file_format
      FROM download_grants g JOIN orders o ON o.id = g.order_id WHERE g.id = $1),
    again AS (
      UPDATE digital_downloads d SET download_count = d.download_count + $2, downloaded_at = now()
      FROM file WHERE d.order_id = file.order_id AND d.file_path = file.file_path RETURNING d.id),
    first AS (
      INSERT INTO digital_downloads
        (id, order_id, product_id, customer_email, file_path, file_name, file_format, download_count)
      SELECT $3, file.*, $2 FROM file WHERE NOT EXISTS (SELECT FROM again))
    SELECT product_id AS "productId" FROM file`,
    [grantId, finished, randomUUID()],
  );
  return file?.productId;
}

/** Claims the purchase email for a run, unless it was sent or another run has it. */
export async function claimOrderMail(
  manager: EntityManager,
  orderId: string,
  runId: string,
): Promise<boolean> {
  const claimed = await manager.query<unknown[]>(
    `INSERT INTO order_mails AS m (order_id, run_id) VALUES ($1, $2)
    ON CONFLICT (order_id) DO UPDATE SET run_id = m.run_id WHERE m.run_id = excluded.run_id AND m.sent_at IS NULL
    RETURNING 1`,
    [orderId, runId],
  );
  return claimed.length > 0;
}

export async function isLaterCopy(
  manager: EntityManager,
  { id, customerEmail, completedAt }: Order,
): Promise<boolean> {
  const [found] = await manager.query<{ isLaterCopy: boolean }[]>(
    `SELECT ${IS_LATER_COPY} AS "isLaterCopy"`,
    [id, customerEmail, completedAt],
  );
  return found?.isLaterCopy ?? false;
}

/** Newest order of an address with available files. */
export async function findNewestOrder(
  manager: EntityManager,
  email: string,
): Promise<{ orderId: string } | undefined> {
  const [order] = await manager.query<{ orderId: string }[]>(
    `SELECT id AS "orderId" FROM orders
    WHERE lower(customer_email) = lower($1) AND status IN ('paid', 'fulfilled')
    ORDER BY created_at DESC, id LIMIT 1`,
    [email],
  );
  return order;
}

interface Bought extends Pick<Product, 'id' | 'title' | 'type'> {
  pageRevision: number;
  lines: { lineNumber: number; productId: string; title: string }[];
}

export async function findBought(manager: EntityManager, orderId: string): Promise<Bought | undefined> {
  const [bought] = await manager.query<Bought[]>(
    `SELECT p.id, p.title, p.type, ${PAGE_REVISION} AS "pageRevision",
      (SELECT json_agg(json_build_object('lineNumber', l.line_number, 'productId', sold.id, 'title', sold.title)
        ORDER BY l.line_number)
      FROM order_lines l JOIN products sold ON sold.id = l.product_id WHERE l.order_id = o.id) AS lines
    FROM orders o JOIN products p ON p.id = o.product_id WHERE o.id = $1`,
    [orderId],
  );
  return bought;
}
