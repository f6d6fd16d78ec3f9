/** The formats a book is sold in. */
export const FILE_FORMATS = ['pdf', 'epub', 'mobi'] as const;

export type FileFormat = (typeof FILE_FORMATS)[number];

/** Reads a format as an existing site may have written it; anything else is a mistake in the data. */
export function parseFileFormat(text: string): FileFormat {
  const format = FILE_FORMATS.find((known) => known === text.toLowerCase().replace('.', ''));
  if (!format) throw new Error(`"${text}" is not a format that books are sold in.`);
  return format;
}
