import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { personalCopy as words, site } from '@lectern/catalogue';
import { Injectable, Logger } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { ROW_LOCK } from '../../platform/database/row-lock.js';
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
import { CopyFault } from './copy-fault.js';
import { copyFingerprint, copyLine } from './copy-line.js';
import { type CopyTrace, LARGEST_BYTES } from './personal-copy-rules.js';
import { makeCopies, removeCopies, notifyOfCopyFault } from './personal-copies.jobs.js';
import {
  beginCopy,
  findWantedCopies,
  recordFault,
  serveCopy,
  type WantedCopy,
} from './personal-copies.queries.js';
import { PersonalCopy } from './personal-copy.entity.js';
import { stampCopy } from './stamp-copy.js';

interface MadeCopy {
  id: string;
  fingerprint: string;
  originalSha256: string;
  sizeBytes: number;
  trace: CopyTrace;
}

/** Until a copy is made and verified, or if that fails, buyers get the original. */
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

  /** Deterministic, so a run repeated after a crash writes the same file. */
  @HandlesJobOutside(makeCopies)
  async make({ orderId }: { orderId: string }): Promise<Closing> {
    noteInLog({ orderId });
    const order = await this.database.manager.findOneBy(Order, { id: orderId });
    if (!order || !canCopy(order)) return undefined;
    const wanted = await findWantedCopies(this.database.manager, orderId);
    const made: MadeCopy[] = [];
    for (const file of wanted) {
      const copy = await this.makeOne(order, file).catch((error: unknown) => this.recordFault(file, error));
      if (copy) made.push(copy);
    }
    return () => this.serve(orderId, made);
  }

  private async makeOne(order: Order, file: WantedCopy): Promise<MadeCopy | undefined> {
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
      // Recorded before the file is stored.
      const begun = await this.database.transaction(() =>
        beginCopy(this.database.manager, order.id, file, fingerprint),
      );
      if (!begun) return undefined;
      const trace = await stampCopy({ format, originalPath, originalSha256, copyPath, line });
      await this.files.keep(begun.key, copyPath);
      const { size: sizeBytes } = await stat(copyPath);
      return { id: begun.id, fingerprint, originalSha256, sizeBytes, trace };
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

  /** Call it in the transaction that completes the job. Removes copies that have ended or name another buyer. */
  private async serve(orderId: string, made: readonly MadeCopy[]): Promise<void> {
    if (made.length === 0) return;
    const { manager } = this.database;
    const order = await manager.findOneOrFail(Order, { where: { id: orderId }, lock: ROW_LOCK });
    let isAnyLeft = false;
    for (const { id, fingerprint, originalSha256, sizeBytes, trace } of made) {
      const isSame =
        canCopy(order) && copyFingerprint(originalSha256, copyLine(order, words)) === fingerprint;
      if (isSame && (await serveCopy(manager, id, { sizeBytes, trace }))) continue;
      await manager.update(PersonalCopy, { id }, { endedAt: () => 'coalesce(ended_at, now())' });
      isAnyLeft = true;
    }
    if (isAnyLeft) await this.outbox.enqueue(removeCopies, {});
  }

  /** @throws errors that are not the file's fault */
  private async recordFault(file: WantedCopy, error: unknown): Promise<undefined> {
    if (!(error instanceof CopyFault)) throw error;
    const { originalKey } = file;
    const { reason, message } = error;
    this.logger.warn({ message: 'personal copies failed for a file', originalKey, why: message });
    const fault = await this.database.transaction(async () => {
      const recorded = await recordFault(this.database.manager, file, reason);
      if (recorded?.isSettled)
        await this.emails.enqueue(notifyOfCopyFault, { originalKey }, site.contact.email);
      return recorded;
    });
    // The machine may have been busy.
    if (fault && !fault.isSettled) throw new Outage(message);
    return undefined;
  }
}

/** An erased order has no name. */
const canCopy = ({ status, customerEmail }: Order): boolean =>
  isPaidFor(status) && !isPseudonym(customerEmail);
