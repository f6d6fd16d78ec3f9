import { LinkButton } from '@lectern/ui';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { linkAsButton } from '../link-as-button.js';
import { useIsLive } from '../use-is-live.js';
import { island } from '../island.js';
import { useLazyPart, useOnReconnect } from '../lazy-part.js';
import type { ReadingWords } from './sample.words.js';

const fetchReader = async () => (await import('./sample-reader.js')).SampleReader;

interface OpenSampleProps {
  words: ReadingWords;
  /** URL at which the book is sold; null if it is not. */
  onwardHref: string | null;
  isWide?: boolean;
}

function Opening({ words, onwardHref, isWide = false }: OpenSampleProps) {
  const isLive = useIsLive();
  const { Part: Reader, hasFailed, fetch } = useLazyPart(fetchReader);
  const [isWanted, setWanted] = useState(false);
  const { labels, pdfUrl } = words;
  // After a failure only a click retries: a retry on hover would move the button under the pointer.
  const prepare = () => void (Reader || hasFailed || fetch());
  // No surprise dialog if the visitor has focused something else in the meantime.
  useOnReconnect(hasFailed, () => {
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
        {...linkAsButton(isLive, open)}
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

/** Opens the sample in a dialog, loaded on demand; without script it links to the PDF. */
export const OpenSample = island('open-sample', Opening);
