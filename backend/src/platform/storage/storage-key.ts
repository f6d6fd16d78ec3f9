/** S3 takes 1024 bytes, and some of them may be the prefix of this site. */
const LONGEST_BYTES = 900;

// Characters that no disk or server takes alike, and what Windows takes for the end of a folder's name.
const FORBIDDEN = /[\p{Cc}\\]/u;

/**
 * The key, if it means one and the same file on a disk and in a bucket.
 * @throws Error for one that is empty, too long, absolute, or leads through `.` or `..`
 */
export function checkedKey(key: string): string {
  const isPlain = key.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
  if (isPlain && !FORBIDDEN.test(key) && Buffer.byteLength(key) <= LONGEST_BYTES) return key;
  throw new Error('A storage key left the storage folder, or no disk or bucket could take it.');
}
