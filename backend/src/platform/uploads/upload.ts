/** A file that has come with a form, as it lies in a folder of its own until the request is answered. */
export interface UploadedFile {
  /** As the browser says, made fit to be a name: a label, never a path. */
  name: string;
  /** Where it lies meanwhile. */
  path: string;
  sizeBytes: number;
  /** Hexadecimal. */
  sha256: string;
}

/** A form with files. */
export interface Upload {
  /** A list where a field was sent more than once. */
  fields: Record<string, string | string[]>;
  files: UploadedFile[];
}
