import path from 'node:path';
import type { Readable } from 'node:stream';

import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

import type { Staff } from '../../platform/access/staff.js';
import { Database } from '../../platform/database/database.js';
import { Draining } from '../../platform/draining.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { safeFileName } from '../../platform/uploads/safe-file-name.js';
import { UploadFolder } from '../../platform/uploads/upload-folder.js';
import { pictureIdOf, Pictures, PictureUploads } from '../../publishing/index.js';
import type { ImportBatch } from '../import-batches/import-batch.entity.js';
import { type FetchLimits, fetchPicture, keepPicture, type PictureFile } from './fetch-picture.js';
import { countSilences, findImported, saveImported } from './imported-pictures.queries.js';
import {
  AT_ONCE,
  MAX_ALT,
  MAX_FALLBACKS,
  MAX_SILENCES,
  MissingPicture,
  type PictureFailure,
} from './picture-fetch-rules.js';
import { PublicAddresses } from './public-addresses.js';

export interface WantedPicture {
  /** Address, or `zip:` and a path in the export. */
  src: string;
  /** Other addresses of the same picture, the best one first. */
  fallbacks: readonly string[];
  alt: string;
}

type OpenFromZip = (name: string) => Promise<Readable | undefined>;

interface ReceivedPicture {
  id: string;
  /** Whether the library did not have it. */
  isNew: boolean;
}

interface Run {
  folder: string;
  who: Staff | { name: string };
  silences: Map<string, number>;
  fromZip: OpenFromZip | undefined;
  /** For a reason of this machine: the others end, too. */
  hasFailed: boolean;
}

const ZIP = 'zip:';

const hostOf = (src: string): string => (URL.canParse(src) ? new URL(src).host : '');

/** Last part of an address, for the library. */
function nameOf(src: string): string {
  const { pathname } = new URL(src.replace(ZIP, 'https://zip/'));
  const last = pathname.split('/').at(-1) ?? '';
  try {
    return safeFileName(decodeURIComponent(last));
  } catch {
    return safeFileName(last);
  }
}

/**
 * Brings pictures of imported texts into the library. Each result is remembered as soon as it is there, so that a run
 * after a crash fetches only what is missing.
 */
@Injectable()
export class ImportedPictures {
  /** Shorter in tests. */
  limits: FetchLimits = {};

  constructor(
    private readonly database: Database,
    private readonly addresses: PublicAddresses,
    private readonly uploads: PictureUploads,
    private readonly library: Pictures,
    private readonly folder: UploadFolder,
    private readonly draining: Draining,
  ) {}

  /**
   * Fetches pictures that are not yet known, outside of a transaction. Returns early when the process is asked to stop.
   * @param fromZip opens a picture that came with the export
   */
  async fetch(
    { id: batchId, who }: Pick<ImportBatch, 'id' | 'who'>,
    wanted: readonly WantedPicture[],
    fromZip?: OpenFromZip,
  ): Promise<void> {
    const bySrc = new Map(wanted.map((picture) => [picture.src, picture]));
    const { manager } = this.database;
    for (const { src } of await findImported(manager, batchId, [...bySrc.keys()])) bySrc.delete(src);
    if (bySrc.size === 0) return;
    const silences = await countSilences(manager, batchId);
    const folder = await this.folder.open();
    try {
      const run: Run = { folder, who: { name: who }, silences, fromZip, hasFailed: false };
      const queue = [...bySrc.values()].entries();
      const lanes = Array.from({ length: AT_ONCE }, async () => {
        for (const [at, picture] of queue) {
          if (this.draining.signal.aborted || run.hasFailed) return;
          await this.bring(batchId, picture, path.join(folder, String(at)), run).catch((error: unknown) => {
            run.hasFailed = true;
            throw error;
          });
        }
      });
      for (const lane of await Promise.allSettled(lanes)) if (lane.status === 'rejected') throw lane.reason;
    } finally {
      await this.folder.close(folder);
    }
  }

  /** @returns ids in the library, or why a picture is missing, by source address */
  async find(
    manager: EntityManager,
    batchId: string,
    srcs: readonly string[],
  ): Promise<Map<string, { id: string } | { failure: PictureFailure }>> {
    const rows = await findImported(manager, batchId, srcs);
    return new Map(
      rows.map(({ src, pictureId, failure }) => [
        src,
        pictureId ? { id: pictureId } : { failure: failure ?? 'MISSING' },
      ]),
    );
  }

  private async bring(batchId: string, picture: WantedPicture, target: string, run: Run): Promise<void> {
    const { src, fallbacks } = picture;
    let failure: PictureFailure | null = null;
    let received: ReceivedPicture | undefined;
    for (const address of [src, ...fallbacks.slice(0, MAX_FALLBACKS)]) {
      try {
        received = await this.receive(address, picture.alt, target, run);
        break;
      } catch (error) {
        // The next run tries again.
        if (this.draining.signal.aborted) return;
        failure ??= failureOf(error);
      }
    }
    const { id: pictureId = null, isNew = false } = received ?? {};
    const result = { src, host: hostOf(src), pictureId, isNew, failure: pictureId ? null : failure };
    await saveImported(this.database.manager, batchId, result);
  }

  private async receive(address: string, alt: string, target: string, run: Run): Promise<ReceivedPicture> {
    const file = await this.open(address, target, run);
    const uploaded = { ...file, name: nameOf(address) };
    const known = await this.library.has(pictureIdOf(file.sha256));
    const id = await this.uploads.receive(run.who, [uploaded], alt.trim().slice(0, MAX_ALT));
    return { id, isNew: !known };
  }

  private async open(address: string, target: string, { silences, fromZip }: Run): Promise<PictureFile> {
    if (address.startsWith(ZIP)) {
      const source = await fromZip?.(address.slice(ZIP.length));
      if (!source) throw new MissingPicture('MISSING');
      return keepPicture(source, target, this.limits.maxBytes);
    }
    const host = hostOf(address);
    if ((silences.get(host) ?? 0) >= MAX_SILENCES) throw new MissingPicture('SILENT');
    try {
      return await fetchPicture(address, target, this.addresses, this.draining.signal, this.limits);
    } catch (error) {
      if (failureOf(error) === 'SLOW') silences.set(host, (silences.get(host) ?? 0) + 1);
      throw error;
    }
  }
}

/** @throws what has nothing to do with the picture, such as a lost database */
function failureOf(error: unknown): PictureFailure {
  if (error instanceof MissingPicture) return error.code;
  if (error instanceof DomainError) return 'NO_PICTURE';
  throw error;
}
