/**
 * A disk with less free space is low: a book and its upload need up to 200 MB twice, and PostgreSQL writes 16 MB at a
 * time. The share is for small disks.
 */
export const LOW_DISK_BYTES = 500_000_000;
export const LOW_DISK_SHARE = 0.1;

/** The same for files that may still be created, whatever their size. */
export const LOW_DISK_FILES = 1_000;

export interface DiskState {
  freeBytes: number;
  sizeBytes: number;
  /** Files that may still be created; undefined if the file system has no limit. */
  freeFiles: number | undefined;
}

export const isDiskLow = ({ freeBytes, sizeBytes, freeFiles }: DiskState): boolean =>
  freeBytes < Math.min(LOW_DISK_BYTES, sizeBytes * LOW_DISK_SHARE) ||
  (freeFiles !== undefined && freeFiles < LOW_DISK_FILES);
