import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable, Writable } from 'node:stream';
import { finished } from 'node:stream/promises';

import { configure, ZipWriter } from '@zip.js/zip.js';

import type { ArchiveOutput, ArchivePart } from '../../platform/archive-parts/archive-part.js';
import type { ArchivedPart, ArchiveManifest } from './archive-manifest.js';
import { archiveReadme } from './archive-readme.js';
import { FORMAT, levelOf, MANIFEST, README } from './archive-rules.js';

configure({ useWebWorkers: false });

type About = Pick<ArchiveManifest, 'release' | 'createdAt' | 'site'>;

interface LaterFile {
  part: ArchivedPart;
  path: string;
  open: () => Promise<Readable | undefined>;
}

async function* lines(rows: AsyncIterable<object>, count: () => void): AsyncGenerator<Buffer> {
  for await (const row of rows) {
    count();
    yield Buffer.from(`${JSON.stringify(row)}\n`);
  }
}

/** Writes an archive to a file, with one row or piece of a file in memory. */
export class ArchiveWriter {
  private readonly output;
  private readonly zip: ZipWriter<unknown>;
  private readonly parts: ArchivedPart[] = [];
  private readonly sums: Record<string, string> = {};
  private readonly preparations: (() => Promise<void>)[] = [];
  private readonly later: LaterFile[] = [];

  /** @param folder of its own, for files of parts */
  constructor(
    target: string,
    private readonly folder: string,
  ) {
    this.output = createWriteStream(target, { mode: 0o600 });
    this.zip = new ZipWriter(Writable.toWeb(this.output));
  }

  /** Writes the rows of a part. Its files follow: see {@link prepareFiles} and {@link writeFiles}. */
  async writeRows(part: ArchivePart): Promise<void> {
    const about = { name: part.name, files: 0, rows: 0 };
    this.parts.push(about);
    await part.write(this.outputOf(about));
  }

  /** Prepares files once the rows of all parts are written, and no transaction is open. */
  async prepareFiles(signal: AbortSignal): Promise<void> {
    for (const prepare of this.preparations) {
      signal.throwIfAborted();
      await prepare();
    }
  }

  get fileCount(): number {
    return this.later.length;
  }

  /** @param onWritten called after each */
  async writeFiles(onWritten: (done: number) => Promise<void>, signal: AbortSignal): Promise<void> {
    for (const [at, { part, path, open }] of this.later.entries()) {
      signal.throwIfAborted();
      const content = await open();
      if (content) {
        part.files += 1;
        await this.add(path, content);
      }
      await onWritten(at + 1);
    }
  }

  /** Writes the README and the manifest, and closes the file. */
  async finish(about: About): Promise<void> {
    const { parts } = this;
    await this.add(README, Readable.from([Buffer.from(archiveReadme({ ...about, parts }))]));
    const manifest: ArchiveManifest = { format: FORMAT, ...about, parts, files: { ...this.sums } };
    await this.add(MANIFEST, Readable.from([Buffer.from(JSON.stringify(manifest, null, 2))]));
    await this.zip.close();
    await finished(this.output);
  }

  /** Stops writing, after an error. */
  abandon(): void {
    this.output.destroy();
  }

  private outputOf(part: ArchivedPart): ArchiveOutput {
    return {
      rows: (name, rows) =>
        this.add(`${part.name}/${name}.ndjson`, Readable.from(lines(rows, () => (part.rows += 1)))),
      file: (path, open) => void this.later.push({ part, path: `${part.name}/${path}`, open }),
      afterRows: (prepare) => void this.preparations.push(prepare),
      folder: () => Promise.resolve(this.folder),
    };
  }

  private async add(path: string, content: Readable): Promise<void> {
    const sum = createHash('sha256');
    async function* summed(): AsyncGenerator<Buffer> {
      for await (const piece of content as AsyncIterable<Buffer>) {
        sum.update(piece);
        yield piece;
      }
    }
    await this.zip.add(path, Readable.toWeb(Readable.from(summed())) as ReadableStream, {
      level: levelOf(path),
    });
    this.sums[path] = sum.digest('hex');
  }
}
