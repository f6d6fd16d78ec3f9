/** A received file; it exists until the request is answered. */
export interface UploadedFile {
  /** Sanitized file name from the browser. */
  name: string;
  path: string;
  sizeBytes: number;
  /** Hexadecimal. */
  sha256: string;
}

export interface Upload {
  /** Lists for repeated fields. */
  fields: Record<string, string | string[]>;
  files: UploadedFile[];
}
