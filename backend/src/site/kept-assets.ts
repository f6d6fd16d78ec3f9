import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { StoredFiles } from '../platform/storage/stored-files.js';
import { BucketAssets } from './bucket-assets.js';
import { type AssetRelease, isKeptAsset, releasesAfterStart } from './kept-assets-rules.js';
import type { ResponseBody } from './response-body.js';
import { prepareAsset } from './site-assets.js';

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** Writes by rename, so that other processes never read a partial file. */
async function write(file: string, content: Buffer | string): Promise<void> {
  const written = `${file}.${randomUUID()}.part`;
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(written, content);
    await rename(written, file);
  } catch (error) {
    await rm(written, { force: true });
    throw error;
  }
}

async function filesBelow(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

/** Widgets and the embed script are loaded from other origins. */
const isForOtherOrigins = (address: string) => /^\/(widgets|embed)\//.test(address);

/**
 * Scripts, styles and pictures of other releases: of earlier ones, which open pages may still load, and of one that has
 * started beside this process. `releases/<fingerprint>.json` in the data folder lists them, `files/` holds them; machines
 * without a common folder share them in the bucket.
 */
export class KeptAssets {
  private readonly bodies = new Map<string, ResponseBody>();
  private readonly bucket: BucketAssets | undefined;

  constructor(
    private readonly dir: string,
    private readonly hsts: string | undefined,
    bucket?: StoredFiles,
  ) {
    this.bucket = bucket && new BucketAssets(bucket);
  }

  /**
   * Stores the current assets, by address, and removes old ones. Safe to run in several processes.
   * @throws if the folder cannot be written, or the bucket does not answer; the assets are in the folder then
   */
  async keep(served: ReadonlyMap<string, ResponseBody>, nowMs: number): Promise<void> {
    const current = [...served].filter(([address]) => isKeptAsset(address));
    const addresses = current.map(([address]) => address).sort();
    const fingerprint = createHash('sha256').update(addresses.join('\n')).digest('hex').slice(0, 16);
    const kept = releasesAfterStart(await this.readReleases(), { fingerprint, addresses }, nowMs);
    // Lists first, so that a concurrent cleanup keeps the files.
    for (const release of kept) await write(this.listOf(release.fingerprint), JSON.stringify(release));
    for (const [address, { content }] of current) {
      if (!(await exists(this.fileOf(address)))) await write(this.fileOf(address), content);
    }
    await this.prune(kept);
    await this.bucket?.keep({ fingerprint, addresses }, (address) => this.fileOf(address), nowMs);
  }

  /** Finds an asset in the folder. */
  find(address: string): ResponseBody | undefined {
    const known = this.bodies.get(address);
    if (known || !isKeptAsset(address)) return known;
    try {
      return this.prepare(address, readFileSync(this.fileOf(address)));
    } catch {
      return undefined;
    }
  }

  /** Finds an asset in the bucket. @throws Outage if the bucket does not answer */
  async fetch(address: string): Promise<ResponseBody | undefined> {
    const content = isKeptAsset(address) ? await this.bucket?.read(address) : undefined;
    return content && this.prepare(address, content);
  }

  private prepare(address: string, content: Buffer): ResponseBody | undefined {
    const [file = ''] = address.split('?', 1);
    const asset = { file, content, isForOtherOrigins: isForOtherOrigins(address) };
    const body = prepareAsset(asset, this.hsts);
    if (body) this.bodies.set(address, body);
    return body;
  }

  private async readReleases(): Promise<AssetRelease[]> {
    const lists = await filesBelow(path.join(this.dir, 'releases'));
    const releases = lists
      .filter((file) => file.endsWith('.json'))
      .map(async (file) => JSON.parse(await readFile(file, 'utf8')) as AssetRelease);
    const read = await Promise.allSettled(releases);
    return read.flatMap((release) => (release.status === 'fulfilled' ? [release.value] : []));
  }

  private async prune(kept: readonly AssetRelease[]): Promise<void> {
    const addresses = kept.flatMap((release) => release.addresses);
    const wanted = new Set([
      ...kept.map(({ fingerprint }) => this.listOf(fingerprint)),
      ...addresses.map((address) => this.fileOf(address)),
    ]);
    for (const file of await filesBelow(this.dir)) {
      if (!wanted.has(file) && !file.endsWith('.part')) await rm(file, { force: true });
    }
    const left = new Set(addresses);
    for (const address of this.bodies.keys()) if (!left.has(address)) this.bodies.delete(address);
  }

  private listOf(fingerprint: string): string {
    return path.join(this.dir, 'releases', `${fingerprint}.json`);
  }

  private fileOf(address: string): string {
    return path.join(this.dir, 'files', address.replace('?v=', '.'));
  }
}
