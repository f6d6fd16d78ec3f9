/** How much a form with files may bring. */
export interface UploadLimits {
  /** Of each file. */
  fileBytes: number;
  files: number;
}

export const UPLOAD_LIMITS: UploadLimits = { fileBytes: 200 * 1_024 ** 2, files: 10 };

/** Of each field's text, and how many there may be. */
export const FIELD_LIMITS = { fieldBytes: 64 * 1_024, fields: 60 };

/** What the parts' own heads may take beside their content. */
const HEADS_BYTES = 1_024 ** 2;

/** More than any form that is taken: such a one need not be read at all. */
export const mostFormBytes = ({ fileBytes, files }: UploadLimits): number => fileBytes * files + HEADS_BYTES;
