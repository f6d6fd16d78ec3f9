const kilobyte = 1024;

/** File size for readers: `512 B`, `48 KB`, `3.5 MB`. */
export function fileSizeText(sizeBytes: number): string {
  if (sizeBytes < kilobyte) return `${sizeBytes} B`;
  // A size that rounds to 1024 KB is shown as 1.0 MB.
  if (sizeBytes < (kilobyte - 0.5) * kilobyte) return `${Math.round(sizeBytes / kilobyte)} KB`;
  return `${(sizeBytes / kilobyte / kilobyte).toFixed(1)} MB`;
}
