import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { type AssetRelease, isKeptAsset, releasesToKeep } from './kept-assets-rules.js';
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

/**
 * Scripts and styles of earlier releases, which open pages may still load. `releases/<fingerprint>.json` in the data
 * folder lists them, `files/` holds them.
 */
export class KeptAssets {
  private addresses: ReadonlySet<string> = new Set();
  private readonly bodies = new Map<string, ResponseBody | undefined>();

  constructor(
    private readonly dir: string,
    private readonly hsts: string | undefined,
  ) {}

  /**
   * Stores the current assets, by address, and removes old ones. Safe to run in several processes.
   * @throws if the folder cannot be written
   */
  async keep(served: ReadonlyMap<string, ResponseBody>, nowMs: number): Promise<void> {
    const current = [...served].filter(([address]) => isKeptAsset(address));
    const addresses = current.map(([address]) => address).sort();
    const fingerprint = createHash('sha256').update(addresses.join('\n')).digest('hex').slice(0, 16);
    const known = (await this.readReleases()).filter((release) => release.fingerprint !== fingerprint);
    const replaced = known.map((release) => ({ ...release, replacedAtMs: release.replacedAtMs ?? nowMs }));
    const all = [{ fingerprint, startedAtMs: nowMs, replacedAtMs: null, addresses }, ...replaced];
    const kept = releasesToKeep(all, nowMs);
    // Lists first, so that a concurrent cleanup keeps the files.
    for (const release of kept) await write(this.listOf(release.fingerprint), JSON.stringify(release));
    for (const [address, { content }] of current) {
      if (!(await exists(this.fileOf(address)))) await write(this.fileOf(address), content);
    }
    this.addresses = new Set(kept.flatMap((release) => release.addresses));
    await this.prune(kept);
  }

  find(address: string): ResponseBody | undefined {
    if (!this.addresses.has(address)) return undefined;
    if (!this.bodies.has(address)) this.bodies.set(address, this.read(address));
    return this.bodies.get(address);
  }

  private read(address: string): ResponseBody | undefined {
    try {
      const content = readFileSync(this.fileOf(address));
      const isForOtherOrigins = address.startsWith('/widgets/');
      return prepareAsset({ file: address, content, isForOtherOrigins }, this.hsts);
    } catch {
      return undefined;
    }
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
    const wanted = new Set([
      ...kept.map(({ fingerprint }) => this.listOf(fingerprint)),
      ...[...this.addresses].map((address) => this.fileOf(address)),
    ]);
    for (const file of await filesBelow(this.dir)) {
      if (!wanted.has(file) && !file.endsWith('.part')) await rm(file, { force: true });
    }
  }

  private listOf(fingerprint: string): string {
    return path.join(this.dir, 'releases', `${fingerprint}.json`);
  }

  private fileOf(address: string): string {
    return path.join(this.dir, 'files', address);
  }
}
