/** Size as people read it: `812` → `812 B`, `48_200` → `48 KB`, `2_400_000` → `2.4 MB` (powers of 1000, as stores count). */
export function formatFileSize(sizeBytes: number): string {
  if (sizeBytes < 1000) return `${sizeBytes} B`;
  // 999 600 is 1.0 MB, not 1000 KB.
  if (sizeBytes < 999_500) return `${Math.round(sizeBytes / 1000)} KB`;
  return `${(sizeBytes / 1_000_000).toFixed(1)} MB`;
}
