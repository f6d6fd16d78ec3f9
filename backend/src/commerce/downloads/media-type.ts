import type { FileFormat } from '../products/file-format.js';

const MEDIA_TYPES: Record<FileFormat, string> = {
  pdf: 'application/pdf',
  epub: 'application/epub+zip',
  mobi: 'application/x-mobipocket-ebook',
};

export function mediaType(format: FileFormat): string {
  return MEDIA_TYPES[format];
}
