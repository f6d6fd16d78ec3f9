import { Button, derivedColorProperties, Icon, LinkButton, VisuallyHidden } from '@lectern/ui';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

import { useAppearance } from '../../islands/reader/appearance.js';
import { Bar, Frame, Notice, RunningTitle, Tool, Ways } from '../../islands/reader/reader-frame.js';
import { TextSkeleton } from '../../islands/reader/text-skeleton.js';
import { OpenBook } from './open-book.js';
import { palettePresetByPage } from './page-palette.js';
import type { ReadWords } from './read.words.js';
import { useBook, type WhyClosed } from './use-book.js';

/** Colors derived from the paper's, not from the page's. */
const Window = styled(Frame)`
  ${derivedColorProperties}
`;

interface BookReaderProps {
  words: ReadWords;
  /** `/read/<token>/<line>` */
  address: string;
  onClose: () => void;
}

export function BookReader({ words, address, onClose }: BookReaderProps) {
  const frame = useRef<HTMLDialogElement>(null);
  const { state, keeping, retry, close } = useBook(address, words.inText);
  const facts = state.status === 'ready' ? state.facts : null;
  const [pagePalette] = useState(palettePresetByPage);
  const palette = facts?.palette ?? pagePalette ?? words.palette;
  const looks = useAppearance(frame, palette);

  useEffect(() => {
    const page = document.documentElement;
    if (!frame.current?.open) frame.current?.showModal();
    page.style.setProperty('overflow', 'hidden');
    return () => void page.style.removeProperty('overflow');
  }, []);

  const shut = () => frame.current?.close();
  const title = facts?.title ?? words.heading;
  return (
    <Window
      ref={frame}
      aria-label={words.readerLabel.replace('{title}', title)}
      data-paper={looks.paper}
      onClose={onClose}
    >
      {state.status === 'ready' ? (
        <OpenBook
          {...{ words, address, frame, palette, looks, keeping }}
          {...{ book: state.book, facts: state.facts, kept: state.notes }}
          onGone={close}
          onShut={shut}
        />
      ) : (
        <>
          <Bar>
            <RunningTitle>{title}</RunningTitle>
            <Tool aria-label={words.closeLabel} onClick={shut}>
              <Icon name="close" />
            </Tool>
          </Bar>
          {state.status === 'loading' ? (
            <TextSkeleton>
              <VisuallyHidden>{words.loadingText}</VisuallyHidden>
            </TextSkeleton>
          ) : (
            <Closed words={words} why={state.why} address={address} onRetry={retry} />
          )}
        </>
      )}
    </Window>
  );
}

interface ClosedProps {
  words: ReadWords;
  why: WhyClosed;
  address: string;
  onRetry: () => void;
}

function Closed({ words, why, onRetry }: ClosedProps) {
  const { failures, closed } = words;
  const isOver = why === 'ended' || why === 'unknown' || why === 'paused';
  return (
    <Notice role="alert">
      <h2>{isOver ? failures.endedHeading : failures.heading}</h2>
      <p>{failures[why]}</p>
      <Ways>
        {isOver ? null : <Button onClick={onRetry}>{failures.retryLabel}</Button>}
        <LinkButton href={closed.link.path} $look="quiet">
          {closed.link.label}
        </LinkButton>
      </Ways>
    </Notice>
  );
}
