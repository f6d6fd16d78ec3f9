import type { FileFormat } from '../products/file-format.js';

const MEDIA_TYPES: Record<FileFormat, string> = {
  pdf: 'application/pdf',
  epub: 'application/epub+zip',
};

export function mediaType(format: FileFormat): string {
  return MEDIA_TYPES[format];
}
