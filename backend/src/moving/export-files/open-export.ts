import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';

import { readHead } from '../../platform/uploads/read-head.js';
import type { ImportFile } from '../import-batches/importer.js';
import { HEAD_BYTES } from './export-rules.js';
import { mixedExports, noExport, onlyOne } from './export-sentences.js';
import { ExportZip } from './export-zip.js';
import type { ExportEntry, ExportPart, ExportSource } from './exported-text.js';
import { readGhost } from './read-ghost.js';
import { readSubstack, SUBSTACK_LIST } from './read-substack.js';
import { readWordpress } from './read-wordpress.js';

/** An uploaded export, recognized. */
export interface OpenedExport {
  source: ExportSource;
  entries(): AsyncGenerator<ExportEntry>;
  /** Paths of pictures that came with it. */
  hasPicture(path: string): boolean;
  picture(path: string): Promise<Readable | undefined>;
  close(): void;
}

interface OpenedFile {
  source: ExportSource;
  parts: ExportPart[];
  zip?: ExportZip;
}

const partIn = (zip: ExportZip, name: string): ExportPart => ({
  name,
  open: async () => {
    const stream = await zip.read(name);
    if (!stream) throw noExport(name);
    return stream;
  },
});

async function openZipped(file: ImportFile): Promise<OpenedFile> {
  const zip = await ExportZip.open(file);
  const namesLike = (pattern: RegExp) => zip.names.filter((name) => pattern.test(name));
  const feeds = namesLike(/\.xml$/i);
  const data = namesLike(/^(?:[^/]+\/){0,2}[^/]*\.json$/i).filter((name) => !/redirects|package/i.test(name));
  if (zip.names.some((name) => name === SUBSTACK_LIST || name.endsWith(`/${SUBSTACK_LIST}`)))
    return { source: 'substack', parts: [], zip };
  if (data.length === 1) return { source: 'ghost', parts: data.map((name) => partIn(zip, name)), zip };
  if (feeds.length > 0) return { source: 'wordpress', parts: feeds.map((name) => partIn(zip, name)), zip };
  zip.close();
  throw data.length > 1 ? onlyOne() : noExport(file.name);
}

async function openFile(file: ImportFile): Promise<OpenedFile> {
  const head = file.sizeBytes > 0 ? await readHead(file.path, HEAD_BYTES) : Buffer.alloc(0);
  if (head.subarray(0, 2).toString('latin1') === 'PK') return openZipped(file);
  const start = head
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  const parts = [{ name: file.name, open: async () => createReadStream(file.path) }];
  if (start.startsWith('{')) return { source: 'ghost', parts };
  // Part of each file, also of those that plugins write.
  if (start.startsWith('<') && /<rss|<!DOCTYPE/i.test(start) && !/^<!doctype html/i.test(start))
    return { source: 'wordpress', parts };
  throw noExport(file.name);
}

/**
 * Recognizes the files of an export.
 * @throws DomainError for other files, and for files of several services
 */
export async function openExport(files: readonly ImportFile[]): Promise<OpenedExport> {
  const opened: OpenedFile[] = [];
  const close = () => {
    for (const { zip } of opened) zip?.close();
  };
  try {
    for (const file of files) opened.push(await openFile(file));
    const [first, ...others] = opened;
    if (!first) throw noExport('');
    if (others.some(({ source }) => source !== first.source)) throw mixedExports();
    if (others.length > 0 && first.source !== 'wordpress') throw onlyOne();
    return openedOf(first.source, opened, files[0]?.name ?? '', close);
  } catch (error) {
    close();
    throw error;
  }
}

function openedOf(
  source: ExportSource,
  opened: readonly OpenedFile[],
  name: string,
  close: () => void,
): OpenedExport {
  const parts = opened.flatMap((file) => file.parts);
  const zips = opened.flatMap(({ zip }) => zip ?? []);
  const zipWith = (path: string) => zips.find((each) => each.has(path));
  const [part] = parts;
  const [zip] = zips;
  return {
    source,
    entries: () => {
      if (source === 'substack' && zip) return readSubstack(zip, name);
      if (source === 'ghost' && part) return readGhost(part);
      return readWordpress(parts);
    },
    hasPicture: (path) => zipWith(path) !== undefined,
    picture: async (path) => zipWith(path)?.read(path),
    close,
  };
}
