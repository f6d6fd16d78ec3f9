import type { DeliveryWords } from '@lectern/catalogue';

import { fill } from '../../platform/email/fill.js';
import { EmailButton } from '../../platform/email/email-button.js';
import type { FileFormat } from '../products/file-format.js';
import { fileSize, formatName } from './file-description.js';

export interface MailedLink {
  format: FileFormat;
  sizeBytes: number;
  /** Path on the site. */
  path: string;
}

interface DownloadButtonsProps {
  links: readonly MailedLink[];
  words: Pick<DeliveryWords, 'buttonLabel' | 'formatNotes'>;
  publicUrl: string;
}

/** One wide button a format, with a line on what the format is good for. */
export function DownloadButtons({ links, words, publicUrl }: DownloadButtonsProps) {
  return links.map(({ format, sizeBytes, path }) => (
    <EmailButton
      key={path}
      href={publicUrl + path}
      note={`${words.formatNotes[format]} ${fileSize(sizeBytes)}.`}
    >
      {fill(words.buttonLabel, { format: formatName(format) })}
    </EmailButton>
  ));
}
