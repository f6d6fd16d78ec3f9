const MB = 1_024 ** 2;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export interface UploadLimits {
  /** Of each file. */
  fileBytes: number;
  files: number;
}

export const UPLOAD_LIMITS: UploadLimits = { fileBytes: 200 * MB, files: 10 };

/** Size of each text field, and number of fields. */
export const FIELD_LIMITS = { fieldBytes: 64 * 1_024, fields: 60 };

const PART_HEADERS_BYTES = MB;

/** A larger Content-Length is rejected without reading the form. */
export const maxFormBytes = ({ fileBytes, files }: UploadLimits): number =>
  fileBytes * files + PART_HEADERS_BYTES;

/** Enough for two gigabytes over a slow connection. */
export const UPLOAD_TIMEOUT_MS = 3 * HOUR_MS;

/** Time for a client that is still sending to read the response before its connection is closed. */
export const LINGER_MS = 1_000;

export const SWEEP_INTERVAL_MS = HOUR_MS;
/** Twice the time that an upload may take. */
export const ABANDONED_AFTER_MS = 2 * UPLOAD_TIMEOUT_MS;

export const MAX_STEM_LENGTH = 80;
/** File systems allow 255 bytes, and the storage adds a suffix while it writes. */
export const MAX_STEM_BYTES = 180;
export const MAX_EXTENSION_LENGTH = 10;
