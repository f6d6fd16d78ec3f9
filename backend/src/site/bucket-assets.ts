import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

import { withDeadline } from '../platform/deadline.js';
import { MissingFileError, type StoredFiles } from '../platform/storage/stored-files.js';
import {
  type AssetRelease,
  BUCKET_LIMIT_MS,
  CONCURRENT_UPLOADS,
  LIST_ATTEMPTS,
  LIST_EVERY_MS,
  releasesAfterStart,
} from './kept-assets-rules.js';

const LIST = 'kept-assets/releases.json';
const keyOf = (address: string) => `kept-assets/files${address.replace('?v=', '.')}`;

const addressesOf = (releases: readonly AssetRelease[]) =>
  new Set(releases.flatMap(({ addresses }) => addresses));

/** Assets of several releases in a bucket: `kept-assets/releases.json` lists them, `kept-assets/files/` holds them. */
export class BucketAssets {
  private addresses: ReadonlySet<string> = new Set();
  private reading: Promise<void> | undefined;
  private readAtMs = -Infinity;

  constructor(private readonly files: StoredFiles) {}

  /**
   * Stores the assets of the current release that are missing, and removes old ones.
   * @param fileOf path of an asset on this machine
   * @throws if the bucket does not answer
   */
  keep(
    current: Pick<AssetRelease, 'fingerprint' | 'addresses'>,
    fileOf: (address: string) => string,
    nowMs: number,
  ): Promise<void> {
    return withDeadline(BUCKET_LIMIT_MS, this.store(current, fileOf, nowMs));
  }

  /** @throws Outage if the bucket does not answer */
  async read(address: string): Promise<Buffer | undefined> {
    if (!this.addresses.has(address)) await this.refresh();
    return this.addresses.has(address) ? this.content(keyOf(address)) : undefined;
  }

  private async store(
    current: Pick<AssetRelease, 'fingerprint' | 'addresses'>,
    fileOf: (address: string) => string,
    nowMs: number,
  ): Promise<void> {
    const known = await this.readReleases();
    const isKnown = ({ fingerprint, replacedAtMs }: AssetRelease) =>
      fingerprint === current.fingerprint && replacedAtMs === null;
    const stored = addressesOf(known);
    if (known.some(isKnown)) {
      this.addresses = stored;
      return;
    }
    const missing = current.addresses.filter((address) => !stored.has(address));
    for (let at = 0; at < missing.length; at += CONCURRENT_UPLOADS) {
      const batch = missing.slice(at, at + CONCURRENT_UPLOADS);
      await Promise.all(batch.map((address) => this.files.keep(keyOf(address), fileOf(address))));
    }
    // The list last: it contains only complete releases.
    const kept = releasesAfterStart(known, current, nowMs);
    await this.writeReleases(kept);
    this.addresses = addressesOf(kept);
    for (const address of stored) if (!this.addresses.has(address)) await this.files.remove(keyOf(address));
  }

  /** Waits for a reading of the list that starts from now on. Requests for missing files cause one a second at most. */
  private refresh(): Promise<void> {
    return (this.reading ??= this.readAgain());
  }

  private async readAgain(): Promise<void> {
    await pause(Math.max(0, this.readAtMs + LIST_EVERY_MS - performance.now()));
    this.reading = undefined;
    this.readAtMs = performance.now();
    this.addresses = addressesOf(await this.readReleases());
  }

  /** Reads the list again if another process has replaced it between the size and the content. */
  private async readReleases(attempt = 1): Promise<AssetRelease[]> {
    try {
      const list = await this.content(LIST);
      return list ? (JSON.parse(list.toString()) as AssetRelease[]) : [];
    } catch (error) {
      const isReplaced = error instanceof MissingFileError || error instanceof SyntaxError;
      if (isReplaced && attempt < LIST_ATTEMPTS) return this.readReleases(attempt + 1);
      throw error;
    }
  }

  private async writeReleases(releases: readonly AssetRelease[]): Promise<void> {
    const written = path.join(os.tmpdir(), `lectern-releases-${randomUUID()}.json`);
    try {
      await writeFile(written, JSON.stringify(releases));
      await this.files.keep(LIST, written);
    } finally {
      await rm(written, { force: true });
    }
  }

  private async content(key: string): Promise<Buffer | undefined> {
    const sizeBytes = await this.files.size(key);
    return sizeBytes ? buffer(await this.files.read(key, 0, sizeBytes - 1)) : undefined;
  }
}
