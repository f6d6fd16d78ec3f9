import { statSync } from 'node:fs';
import { mkdir, open, readFile, rename, stat } from 'node:fs/promises';
import path from 'node:path';

import { parseSiteKeys, type SiteKey, siteKeyLines } from '../config/site-key-rules.js';

/** A file of keys as it is at the moment. Whoever runs the site may change it meanwhile: it is read again when it did. */
export class SiteKeyFile {
  private version = '';
  private keys: readonly SiteKey[] = [];

  constructor(private readonly file: string) {}

  /**
   * @returns none where there is no such file
   * @throws where it cannot be read, or holds something else
   */
  async read(): Promise<readonly SiteKey[]> {
    // At once: every signature looks here, and another thread would take longer to be asked than the look takes.
    const found = statSync(this.file, { throwIfNoEntry: false });
    if (!found) return [];
    const version = `${found.ino} ${found.mtimeMs} ${found.size}`;
    if (version === this.version) return this.keys;
    const keys = parseSiteKeys(await readFile(this.file, 'utf8'));
    if (!keys) throw new Error(`${this.file} is no file of keys`);
    this.version = version;
    this.keys = keys;
    return keys;
  }

  /** Nobody reads half of it, and after a crash it is either as it was or as it is to be. */
  async write(keys: readonly SiteKey[]): Promise<void> {
    const folder = path.dirname(this.file);
    await mkdir(folder, { recursive: true });
    const unfinished = `${this.file}.new`;
    const handle = await open(unfinished, 'w', 0o600);
    try {
      // Who runs the command may be root; the site is not.
      const { uid, gid } = await stat(folder);
      if (process.getuid?.() === 0) await handle.chown(uid, gid);
      await handle.writeFile(siteKeyLines(keys));
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, this.file);
    const kept = await open(folder);
    try {
      await kept.sync();
    } finally {
      await kept.close();
    }
  }
}
