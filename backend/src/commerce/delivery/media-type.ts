const MEDIA_TYPES: Record<string, string> = {
  pdf: 'application/pdf',
  epub: 'application/epub+zip',
  mobi: 'application/x-mobipocket-ebook',
};

export function mediaType(format: string): string {
  return MEDIA_TYPES[format] ?? 'application/octet-stream';
}
