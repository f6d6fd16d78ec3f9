const kilobyte = 1024;

/** `512 B`, `48 KB`, `3.5 MB`: what a reader wants to know before a download. */
export function fileSizeText(sizeBytes: number): string {
  if (sizeBytes < kilobyte) return `${sizeBytes} B`;
  if (sizeBytes < kilobyte * kilobyte) return `${Math.round(sizeBytes / kilobyte)} KB`;
  return `${(sizeBytes / kilobyte / kilobyte).toFixed(1)} MB`;
}
