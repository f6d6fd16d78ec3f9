import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { CountBuffer } from '../../owner-tools/index.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import type { SendableFile } from '../../platform/http/send-file.js';
import { noteInLog } from '../../platform/logging/log-context.js';
import { hashToken } from '../../platform/signed-links/random-token.js';
import { StoredFiles } from '../../platform/storage/stored-files.js';
import { isPaidFor, ORDER_STATUSES, type OrderStatus } from '../orders/order-rules.js';
import { CopyRequests, SERVED_COPY, WANTS_COPY } from '../personal-copies/copy-requests.js';
import type { FileFormat } from '../products/product-rules.js';
import { BOOK_FILES } from '../statistics/shop-statistics.js';
import { LINK_LIFETIME_MS, mediaType, SCANNER_WINDOW_MS } from './download-rules.js';

export interface Download extends SendableFile {
  linkId: string;
  /** Probably requested by a mail scanner; not counted. */
  isAutomatic: boolean;
}

/** Facts about a request for a link. */
interface LinkRequest {
  /** Record the link as opened, at most once a minute. */
  isOpening: boolean;
  /** A range request without a version: it continues with the file it began with. */
  isPart: boolean;
  /** False if a mail scanner could have made the request. */
  isLikelyPerson: boolean;
}

interface OpenedLink {
  linkId: string;
  grantId: string;
  orderId: string;
  status: OrderStatus;
  filePath: string;
  fileName: string;
  fileFormat: FileFormat;
  expiresAt: Date;
  /** Storage key of the personal copy, if it is made. */
  copyKey: string | null;
  wantsCopy: boolean;
  /** The link was first used before the copy was made. */
  isOlder: boolean;
  /** In an email sent within {@link SCANNER_WINDOW_MS}. */
  isJustSent: boolean;
}

interface SentBytes {
  grantId: string;
  finished: number;
}

/**
 * Finds the file of a link, `$1`, and records the opening (`$2`) if the order's status is one of `$3`. An email with more
 * than `$4` milliseconds left on its links was just sent: then only a likely person (`$5`) opens them. Every attempt to send
 * an email renews the lifetime of its links.
 */
const OPENED = `WITH link AS (
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
  SELECT * FROM link`;

const OPENING = ORDER_STATUSES.filter(isPaidFor);

/** Adds bytes to a link. Locks its row and grant, so that two links of one file count one after the other. */
const SENT = `WITH before AS (
    SELECT l.id, l.grant_id, l.delivered_bytes + $2::bigint AS total
    FROM download_links l JOIN download_grants g ON g.id = l.grant_id WHERE l.id = $1 FOR NO KEY UPDATE)
  UPDATE download_links l SET delivered_bytes = before.total % $3::bigint FROM before WHERE l.id = before.id
  RETURNING before.grant_id AS "grantId", (before.total / $3::bigint)::int AS finished`;

/** One row for each buyer and file, with its product. */
const COUNTED = `WITH file AS (
    SELECT g.order_id, g.product_id, o.customer_email, g.file_path, g.file_name, g.file_format
    FROM download_grants g JOIN orders o ON o.id = g.order_id WHERE g.id = $1),
  again AS (
    UPDATE digital_downloads d SET download_count = d.download_count + $2, downloaded_at = now()
    FROM file WHERE d.order_id = file.order_id AND d.file_path = file.file_path RETURNING d.id),
  first AS (
    INSERT INTO digital_downloads (id, order_id, product_id, customer_email, file_path, file_name, file_format, download_count)
    SELECT $3, file.*, $2 FROM file WHERE NOT EXISTS (SELECT FROM again))
  SELECT product_id AS "productId" FROM file`;

/** File transfers of download links. */
@Injectable()
export class Downloads {
  constructor(
    private readonly database: Database,
    private readonly files: StoredFiles,
    private readonly tally: CountBuffer,
    private readonly copies: CopyRequests,
  ) {}

  /**
   * Finds the file of a link: the personal copy, or the original until the copy is made. Errors: 404 unknown, 410 expired,
   * 403 refunded or disputed.
   */
  async find(token: string, { isOpening, isPart, isLikelyPerson }: LinkRequest): Promise<Download> {
    const [link] = await this.database.manager.query<OpenedLink[]>(OPENED, [
      hashToken(token),
      isOpening,
      OPENING,
      LINK_LIFETIME_MS - SCANNER_WINDOW_MS,
      isLikelyPerson,
    ]);
    if (!link)
      throw new DomainError('not-found', 'COMMERCE.LINK_UNKNOWN', 'We don’t recognize this download link.');
    const { linkId, grantId, orderId, status, fileName, fileFormat } = link;
    noteInLog({ orderId });
    if (status === 'disputed') {
      throw new DomainError(
        'forbidden',
        'COMMERCE.ACCESS_PAUSED',
        'The bank is looking into this payment, so the files are on hold until that’s settled.',
      );
    }
    if (!isPaidFor(status)) {
      throw new DomainError(
        'forbidden',
        'COMMERCE.ACCESS_ENDED',
        'This purchase was refunded, so the files are no longer available.',
      );
    }
    if (link.expiresAt.getTime() <= Date.now()) {
      throw new DomainError(
        'gone',
        'COMMERCE.LINK_EXPIRED',
        'This download link has expired. We can send a new one to the address you bought with.',
      );
    }
    if (link.wantsCopy) await this.copies.request(orderId);
    const { key, sizeBytes } = await this.servedFile(link, isPart);
    return {
      linkId,
      isAutomatic: link.isJustSent && !isLikelyPerson,
      sizeBytes,
      fileName,
      contentType: mediaType(fileFormat),
      // A range request must not continue with the file of another edition.
      version: `${grantId}-${hashToken(key).slice(0, 12)}`,
      read: (start, end) => this.files.read(key, start, end),
    };
  }

  private async servedFile(link: OpenedLink, isPart: boolean): Promise<{ key: string; sizeBytes: number }> {
    const { copyKey, isOlder, orderId, grantId, filePath } = link;
    if (copyKey && !(isPart && isOlder)) {
      const sizeBytes = await this.files.size(copyKey);
      if (sizeBytes !== undefined) return { key: copyKey, sizeBytes };
      // The copy is missing: another one is made, and the original is sent until then.
      await this.copies.end([orderId]);
      await this.copies.request(orderId);
    }
    const sizeBytes = await this.files.size(filePath);
    if (sizeBytes === undefined) throw new Error(`The file of grant ${grantId} is missing from storage.`);
    return { key: filePath, sizeBytes };
  }

  /**
   * Counts finished transfers. Bytes add up for each link: a copy fetched in ranges or resumed counts once, when all of it
   * was sent.
   */
  async count(linkId: string, sentBytes: number, sizeBytes: number): Promise<void> {
    const counted = await this.database.transaction(async () => {
      const [[sent]] = await this.database.manager.query<[SentBytes[], number]>(SENT, [
        linkId,
        sentBytes,
        sizeBytes,
      ]);
      if (!sent || sent.finished === 0) return undefined;
      const [file] = await this.database.manager.query<{ productId: string }[]>(COUNTED, [
        sent.grantId,
        sent.finished,
        randomUUID(),
      ]);
      return file && { ...file, finished: sent.finished };
    });
    // All readers of a book share the day's row, so it is updated in batches.
    if (counted) this.tally.count(BOOK_FILES, counted.productId, counted.finished);
  }
}
