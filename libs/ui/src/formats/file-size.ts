const kilobyte = 1024;

/** `512 B`, `48 KB`, `3.5 MB`: what a reader wants to know before a download. */
export function fileSizeText(sizeBytes: number): string {
  if (sizeBytes < kilobyte) return `${sizeBytes} B`;
  // What rounds to 1024 KB is 1.0 MB.
  if (sizeBytes < (kilobyte - 0.5) * kilobyte) return `${Math.round(sizeBytes / kilobyte)} KB`;
  return `${(sizeBytes / kilobyte / kilobyte).toFixed(1)} MB`;
}
