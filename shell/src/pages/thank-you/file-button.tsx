import type { PurchasedFile } from '@lectern/api-client';
import { Icon, LinkButton, VisuallyHidden } from '@lectern/ui';
import { fileSizeText } from '@lectern/ui/formats';
import type { ThankYouWords } from './thank-you.words.js';

interface FileButtonProps {
  words: ThankYouWords;
  file: PurchasedFile;
}

/** The PDF opens in a new tab, where it can be read and saved; an ePub is saved for the program that reads it. */
export function FileButton({ words, file: { format, url, fileName, sizeBytes } }: FileButtonProps) {
  const size = fileSizeText(sizeBytes);
  if (format === 'pdf') {
    return (
      <LinkButton href={`${url}?show`} target="_blank" rel="noreferrer">
        <Icon name="outside" />
        {words.downloadLabel} PDF ({size})<VisuallyHidden>, {words.newTabNote}</VisuallyHidden>
      </LinkButton>
    );
  }
  return (
    <LinkButton href={url} download={fileName}>
      <Icon name="download" />
      {words.downloadLabel} ePub ({size})
    </LinkButton>
  );
}
