import type { DeliveryWords } from '@lectern/catalogue';
import { siteColors } from '@lectern/ui/tokens';
import { Section, Text } from '@react-email/components';

import type { FileFormat } from '../products/file-format.js';
import { fill } from '../../platform/mail/fill.js';
import { LetterButton } from '../letters/letter-button.mail.js';
import { fileSize, formatName } from './file-description.js';

const { light } = siteColors;
const SANS = '"Instrument Sans", "Helvetica Neue", Arial, sans-serif';

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
  return links.map((link) => {
    const note = words.formatNotes[link.format];
    return (
      <Section key={link.path} style={{ margin: '0 0 16px' }}>
        <LetterButton href={`${publicUrl}${link.path}`}>
          {fill(words.buttonLabel, { format: formatName(link.format) })}
        </LetterButton>
        <Text
          className="muted"
          style={{
            color: light.muted,
            fontFamily: SANS,
            fontSize: '14px',
            lineHeight: '20px',
            margin: '6px 0 0',
          }}
        >
          {note} {fileSize(link.sizeBytes)}.
        </Text>
      </Section>
    );
  });
}
