import { LinkButton } from '@lectern/ui';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { openingLink } from '../link-as-button.js';
import { useIsLive } from '../use-is-live.js';
import { island } from '../island.js';
import { useLatePart, useLineBack } from '../lazy-part.js';
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
  const { Part: Reader, hasFailed, fetch } = useLatePart(fetchReader);
  const [isWanted, setWanted] = useState(false);
  const { labels, pdfUrl } = words;
  // One that could not be fetched takes a press: it would open, and move the button, under a pointer that only passes by.
  const prepare = () => void (Reader || hasFailed || fetch());
  // Whoever has turned to something else meanwhile is not taken by surprise.
  useLineBack(hasFailed, () => {
    setWanted(false);
    fetch();
  });
  const open = () => {
    if (!Reader) fetch();
    setWanted(true);
  };

  return (
    <>
      <LinkButton
        href={pdfUrl}
        $wide={isWide}
        aria-haspopup={isLive ? 'dialog' : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        {...openingLink(isLive, open)}
      >
        {labels.readLabel}
      </LinkButton>
      {isWanted && hasFailed ? (
        <p role="alert">
          <strong>{labels.failureHeading}</strong> {labels.failureText}
        </p>
      ) : null}
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
