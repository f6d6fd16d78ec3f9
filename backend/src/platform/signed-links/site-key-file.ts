import { statSync } from 'node:fs';
import { mkdir, open, readFile, rename, stat } from 'node:fs/promises';
import path from 'node:path';

import { parseSiteKeys, type SiteKey, siteKeyLines } from '../config/site-key-rules.js';

export class SiteKeyFile {
  private version = '';
  private keys: readonly SiteKey[] = [];

  constructor(private readonly file: string) {}

  /** @returns no keys if there is no file @throws Error if it is unreadable or invalid */
  async read(): Promise<readonly SiteKey[]> {
    // Synchronous, because every signature checks the file, and a call to the thread pool takes longer.
    const found = statSync(this.file, { throwIfNoEntry: false });
    if (!found) return [];
    const version = `${found.ino} ${found.mtimeMs} ${found.size}`;
    if (version === this.version) return this.keys;
    const keys = parseSiteKeys(await readFile(this.file, 'utf8'));
    if (!keys) throw new Error(`${this.file} is not a file of keys`);
    this.version = version;
    this.keys = keys;
    return keys;
  }

  /** Replaces the file atomically, also in case of a crash. */
  async write(keys: readonly SiteKey[]): Promise<void> {
    const folder = path.dirname(this.file);
    await mkdir(folder, { recursive: true });
    const temporary = `${this.file}.new`;
    const handle = await open(temporary, 'w', 0o600);
    try {
      // The command may run as root, unlike the site.
      const { uid, gid } = await stat(folder);
      if (process.getuid?.() === 0) await handle.chown(uid, gid);
      await handle.writeFile(siteKeyLines(keys));
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, this.file);
    const directory = await open(folder);
    try {
      await directory.sync();
    } finally {
      await directory.close();
    }
  }
}
