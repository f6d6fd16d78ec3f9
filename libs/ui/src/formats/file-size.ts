import { formats } from '../messages.en.js';

const kilobyte = 1024;
const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** File size for readers: `512 B`, `48 KB`, `3.5 MB`. @param locale of the build's language by default */
export function fileSizeText(sizeBytes: number, locale: string = formats.locale): string {
  if (sizeBytes < kilobyte) return `${sizeBytes} B`;
  // A size that rounds to 1024 KB is shown as 1.0 MB.
  if (sizeBytes < (kilobyte - 0.5) * kilobyte) return `${Math.round(sizeBytes / kilobyte)} KB`;
  return `${(sizeBytes / kilobyte / kilobyte).toLocaleString(locale, oneDecimal)} MB`;
}
