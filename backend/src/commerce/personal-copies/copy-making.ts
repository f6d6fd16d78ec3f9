import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { personalCopy as words, site } from '@lectern/catalogue';
import { Injectable, Logger } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { isPseudonym } from '../../platform/email/pseudonyms.js';
import { type Closing, HandlesJobOutside } from '../../platform/jobs/handles-job.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { noteInLog } from '../../platform/logging/log-context.js';
import { Outage } from '../../platform/outage.js';
import { StoredFiles } from '../../platform/storage/stored-files.js';
import { UploadFolder } from '../../platform/uploads/upload-folder.js';
import { isPaidFor } from '../orders/order-rules.js';
import { Order } from '../orders/order.entity.js';
import {
  CopyFault,
  copyFingerprint,
  type CopyFormat,
  copyLine,
  type CopyTrace,
  LARGEST_BYTES,
} from './copy-line.js';
import { SLOW_TRIES, WANTS_COPY } from './copy-requests.js';
import { makeCopies, removeCopies, notifyOfCopyFault } from './personal-copies.jobs.js';
import { stampCopy } from './stamp-copy.js';

const WANTED = `SELECT g.id AS "grantId", g.product_id AS "productId", g.file_path AS "originalKey",
    g.file_name AS "fileName", g.file_format AS format
  FROM download_grants g WHERE g.order_id = $1 AND ${WANTS_COPY} ORDER BY g.created_at`;

interface Wanted {
  grantId: string;
  productId: string;
  originalKey: string;
  fileName: string;
  format: CopyFormat;
}

/** Continues a copy that an earlier run began, if it is the same; ends all others. */
const END_OTHERS = `UPDATE personal_copies SET ended_at = now()
  WHERE grant_id = $1 AND ended_at IS NULL AND (original_key <> $2 OR fingerprint <> $3 OR made_at IS NOT NULL)`;

const NOTE = `INSERT INTO personal_copies AS c (id, order_id, grant_id, original_key, fingerprint, key)
  VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (grant_id, original_key) WHERE ended_at IS NULL DO UPDATE SET noted_at = now()
    WHERE c.fingerprint = excluded.fingerprint AND c.made_at IS NULL
  RETURNING id, key`;

const MADE = `UPDATE personal_copies c SET made_at = now(), size_bytes = $2, place = $3, page_number = $4 FROM download_grants g
  WHERE c.id = $1 AND c.ended_at IS NULL AND g.id = c.grant_id AND g.file_path = c.original_key`;

const FAULT = `INSERT INTO personal_copy_faults AS f (original_key, product_id, file_name, reason)
  VALUES ($1, $2, $3, $4)
  ON CONFLICT (original_key) DO UPDATE SET reason = excluded.reason, tries = f.tries + 1
    WHERE f.reason = 'too-slow' AND f.tries < ${SLOW_TRIES}
  RETURNING (f.reason <> 'too-slow' OR f.tries >= ${SLOW_TRIES}) AS "isSettled"`;

interface MadeCopy {
  id: string;
  fingerprint: string;
  originalSha256: string;
  sizeBytes: number;
  trace: CopyTrace;
}

/** Makes an order's copies and verifies each. Until then, or if that fails, buyers get the original. */
@Injectable()
export class CopyMaking {
  private readonly logger = new Logger('PersonalCopies');

  constructor(
    private readonly database: Database,
    private readonly files: StoredFiles,
    private readonly folders: UploadFolder,
    private readonly outbox: Outbox,
    private readonly emails: EmailQueue,
  ) {}

  /** Copies are deterministic, so a run repeated after a crash writes the same file. */
  @HandlesJobOutside(makeCopies)
  async make({ orderId }: { orderId: string }): Promise<Closing> {
    noteInLog({ orderId });
    const order = await this.database.manager.findOneBy(Order, { id: orderId });
    if (!order || !canCopy(order)) return undefined;
    const wanted = await this.database.manager.query<Wanted[]>(WANTED, [orderId]);
    const made: MadeCopy[] = [];
    for (const file of wanted) {
      const copy = await this.makeOne(order, file).catch((error: unknown) => this.noteFault(file, error));
      if (copy) made.push(copy);
    }
    return () => this.serve(orderId, made);
  }

  private async makeOne(order: Order, file: Wanted): Promise<MadeCopy | undefined> {
    const { originalKey, format } = file;
    const bytes = await this.files.size(originalKey);
    if (bytes === undefined) throw new Error(`The file ${originalKey} is missing from storage.`);
    if (bytes > LARGEST_BYTES) throw new CopyFault('too-large', `${bytes} bytes`);
    const folder = await this.folders.open();
    try {
      const [originalPath, copyPath] = [path.join(folder, 'original'), path.join(folder, 'copy')];
      const originalSha256 = await this.fetch(originalKey, bytes, originalPath);
      const line = copyLine(order, words);
      const fingerprint = copyFingerprint(originalSha256, line);
      const noted = await this.note(order.id, file, fingerprint);
      if (!noted) return undefined;
      const trace = await stampCopy({ format, originalPath, originalSha256, copyPath, line });
      await this.files.keep(noted.key, copyPath);
      const { size: sizeBytes } = await stat(copyPath);
      return { id: noted.id, fingerprint, originalSha256, sizeBytes, trace };
    } finally {
      await this.folders.close(folder);
    }
  }

  private async fetch(key: string, bytes: number, target: string): Promise<string> {
    const hash = createHash('sha256');
    const meter = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        done(null, chunk);
      },
    });
    if (bytes === 0) throw new CopyFault('damaged', 'it is empty');
    await pipeline(
      await this.files.read(key, 0, bytes - 1),
      meter,
      createWriteStream(target, { mode: 0o600 }),
    );
    return hash.digest('hex');
  }

  /** Call it before storing the file. Returns undefined if another run has made the copy. */
  private note(orderId: string, { grantId, originalKey, fileName }: Wanted, fingerprint: string) {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      await manager.query(END_OTHERS, [grantId, originalKey, fingerprint]);
      const id = randomUUID();
      const key = `copies/${orderId}/${id}/${fileName}`;
      const values = [id, orderId, grantId, originalKey, fingerprint, key];
      const [noted] = await manager.query<{ id: string; key: string }[]>(NOTE, values);
      return noted;
    });
  }

  /** In the transaction that completes the job. A copy that has ended, or has another name, is removed. */
  private async serve(orderId: string, made: readonly MadeCopy[]): Promise<void> {
    if (made.length === 0) return;
    const { manager } = this.database;
    const order = await manager.findOneOrFail(Order, {
      where: { id: orderId },
      lock: { mode: 'for_no_key_update' },
    });
    let isAnyLeft = false;
    for (const { id, fingerprint, originalSha256, sizeBytes, trace } of made) {
      const isSame =
        canCopy(order) && copyFingerprint(originalSha256, copyLine(order, words)) === fingerprint;
      const [, count] = isSame
        ? await manager.query<[unknown[], number]>(MADE, [id, sizeBytes, trace.place, trace.pageNumber])
        : [[], 0];
      if (count > 0) continue;
      await manager.query('UPDATE personal_copies SET ended_at = coalesce(ended_at, now()) WHERE id = $1', [
        id,
      ]);
      isAnyLeft = true;
    }
    if (isAnyLeft) await this.outbox.enqueue(removeCopies, {});
  }

  /** Recorded once for each file. @throws errors that are not the file's fault */
  private async noteFault({ productId, originalKey, fileName }: Wanted, error: unknown): Promise<undefined> {
    if (!(error instanceof CopyFault)) throw error;
    const { reason, message } = error;
    this.logger.warn({ message: 'personal copies failed for a file', originalKey, why: message });
    const [settled] = await this.database.transaction(async () => {
      const { manager } = this.database;
      const values = [originalKey, productId, fileName, reason];
      const rows = await manager.query<{ isSettled: boolean }[]>(FAULT, values);
      if (rows[0]?.isSettled)
        await this.emails.enqueue(notifyOfCopyFault, { originalKey }, site.contact.email);
      return rows;
    });
    // The machine may have been busy, so it is retried later.
    if (settled && !settled.isSettled) throw new Outage(message);
    return undefined;
  }
}

/** An erased order has no name. */
const canCopy = ({ status, customerEmail }: Order): boolean =>
  isPaidFor(status) && !isPseudonym(customerEmail);
