import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import type { ArchiveOutput, ArchivePart, ArchiveSource } from '../platform/archive-parts/archive-part.js';
import { DomainError } from '../platform/http/domain-error.js';

async function* linesOf<T>(path: string, text: string, read: (value: unknown) => T): AsyncGenerator<T> {
  for (const [at, line] of text.split('\n').filter(Boolean).entries()) {
    try {
      yield read(JSON.parse(line));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      throw new DomainError('unprocessable', 'ARCHIVE.INVALID_ROW', `${path}, line ${at + 1}: ${message}`);
    }
  }
}

/** Files of an archive by path, without the zip around them. */
export class MemoryArchive {
  readonly files = new Map<string, Buffer>();
  private readonly preparations: (() => Promise<void>)[] = [];
  private readonly later = new Map<string, () => Promise<Readable | undefined>>();

  text(path: string): string {
    return this.files.get(path)?.toString() ?? '';
  }

  async write(parts: readonly ArchivePart[]): Promise<void> {
    for (const part of parts) await part.write(this.outputOf(part.name));
    for (const prepare of this.preparations) await prepare();
    for (const [path, open] of this.later) {
      const content = await open();
      if (content) this.files.set(path, await buffer(content));
    }
  }

  async read(parts: readonly ArchivePart[]): Promise<void> {
    for (const part of parts) await part.read(this.sourceOf(part.name));
  }

  private outputOf(part: string): ArchiveOutput {
    return {
      rows: async (name, rows) => {
        let text = '';
        for await (const row of rows) text += `${JSON.stringify(row)}\n`;
        this.files.set(`${part}/${name}.ndjson`, Buffer.from(text));
      },
      file: (path, open) => void this.later.set(`${part}/${path}`, open),
      afterRows: (prepare) => void this.preparations.push(prepare),
      folder: () => Promise.reject(new Error('This archive has no folder.')),
    };
  }

  private sourceOf(part: string): ArchiveSource {
    const pathOf = (name: string) => `${part}/${name}`;
    return {
      rows: (name, read) => linesOf(pathOf(`${name}.ndjson`), this.text(pathOf(`${name}.ndjson`)), read),
      file: async (path) => {
        const content = this.files.get(pathOf(path));
        return content && Readable.from([content]);
      },
      files: () =>
        [...this.files.keys()].flatMap((path) =>
          path.startsWith(`${part}/`) ? [path.slice(part.length + 1)] : [],
        ),
    };
  }
}
