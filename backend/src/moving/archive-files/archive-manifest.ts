import { FORMAT, isPlainPath } from './archive-rules.js';
import { damaged, newerFormat } from './archive-sentences.js';

export interface ArchivedPart {
  name: string;
  files: number;
  rows: number;
}

/** `archive.json`, the last file of an archive. */
export interface ArchiveManifest {
  format: number;
  release: string;
  createdAt: string;
  /** Its address. */
  site: string;
  parts: ArchivedPart[];
  /** SHA-256 of each file by its path. */
  files: Record<string, string>;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPart = (value: unknown): value is ArchivedPart =>
  isObject(value) &&
  typeof value['name'] === 'string' &&
  Number.isSafeInteger(value['files']) &&
  Number.isSafeInteger(value['rows']);

/** @throws DomainError if it is damaged, or of a newer release */
export function readManifest(text: string): ArchiveManifest {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw damaged('archive.json');
  }
  if (!isObject(value) || !Number.isSafeInteger(value['format'])) throw damaged('archive.json');
  const { format, release, createdAt, site, parts, files } = value;
  if (Number(format) > FORMAT) throw newerFormat(String(release));
  const isWhole =
    [release, createdAt, site].every((each) => typeof each === 'string') &&
    Array.isArray(parts) &&
    parts.every(isPart) &&
    isObject(files) &&
    Object.entries(files).every(([path, sha256]) => isPlainPath(path) && typeof sha256 === 'string');
  if (!isWhole) throw damaged('archive.json');
  return value as unknown as ArchiveManifest;
}
