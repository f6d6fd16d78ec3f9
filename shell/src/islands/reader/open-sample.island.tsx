import { LinkButton } from '@lectern/ui';
import { type ComponentType, useState } from 'react';
import { createPortal } from 'react-dom';
import { openingLink } from '../opening-link.js';
import { useIsLive } from '../use-is-live.js';
import { island } from '../island.js';
import type { SampleReaderProps } from './sample-reader.js';
import type { ReadingWords } from './sample.words.js';

const fetchReader = async () => (await import('./sample-reader.js')).SampleReader;

interface OpenSampleProps {
  words: ReadingWords;
  /** Where the book is bought; null where it is not. */
  onwardHref: string | null;
  /** Takes the whole width of its column. */
  isWide?: boolean;
}

function Opening({ words, onwardHref, isWide = false }: OpenSampleProps) {
  const isLive = useIsLive();
  const [Reader, setReader] = useState<ComponentType<SampleReaderProps> | null>(null);
  const [isWanted, setWanted] = useState(false);
  const { readLabel } = words.labels;

  const prepare = () =>
    fetchReader().then(
      (found) => setReader(() => found),
      () => undefined,
    );
  const open = async () => {
    try {
      const found = await fetchReader();
      setReader(() => found);
      setWanted(true);
    } catch {
      // The words are in the PDF as well, for which no script is needed.
      window.location.assign(words.pdfUrl);
    }
  };

  return (
    <>
      <LinkButton
        href={words.pdfUrl}
        $wide={isWide}
        aria-haspopup={isLive ? 'dialog' : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        {...openingLink(isLive, () => void open())}
      >
        {readLabel}
      </LinkButton>
      {isWanted && Reader
        ? createPortal(
            <Reader words={words} onwardHref={onwardHref} onClose={() => setWanted(false)} />,
            document.body,
          )
        : null}
    </>
  );
}

/**
 * The button that opens the sample over the page. The reader and the words are fetched for it, and not before;
 * without script it is a way to the PDF.
 */
export const OpenSample = island('open-sample', Opening);
