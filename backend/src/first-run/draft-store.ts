import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { type Draft, emptyDraft } from './draft.js';

const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;

/** Keeps the answers in DATA_DIR, so that a restart continues with the same question. Only this user may read them. */
export class DraftStore {
  readonly folder: string;
  private readonly file: string;

  constructor(dataDir: string) {
    this.folder = path.join(dataDir, 'first-run');
    this.file = path.join(this.folder, 'draft.json');
  }

  async read(): Promise<Draft> {
    // DATA_DIR itself stays open to the database's user.
    await mkdir(path.dirname(this.folder), { recursive: true });
    await mkdir(this.folder, { recursive: true, mode: PRIVATE_FOLDER });
    const text = await readFile(this.file, 'utf8').catch(() => undefined);
    return text === undefined ? emptyDraft : { ...emptyDraft, ...(JSON.parse(text) as Partial<Draft>) };
  }

  async write(draft: Draft): Promise<void> {
    const next = `${this.file}.next`;
    await writeFile(next, JSON.stringify(draft, null, 2), { mode: PRIVATE_FILE });
    await rename(next, this.file);
  }

  /** Path of a received file. */
  pathOf(fileName: string): string {
    return path.join(this.folder, fileName);
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}
