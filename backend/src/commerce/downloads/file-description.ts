import type { FileFormat } from '../products/file-format.js';

const NAMES: Record<FileFormat, string> = { pdf: 'PDF', epub: 'ePub', mobi: 'MOBI' };

export function formatName(format: FileFormat): string {
  return NAMES[format];
}

/** Decimal units, as shops and file managers show them: `2.4 MB`. */
export function fileSize(sizeBytes: number): string {
  if (sizeBytes < 1_000) return `${sizeBytes} B`;
  if (sizeBytes < 1_000_000) return `${Math.round(sizeBytes / 1_000)} KB`;
  return `${(sizeBytes / 1_000_000).toFixed(1)} MB`;
}
