import { BookCover, Eyebrow, paletteClass } from '@lectern/ui';
import { useEffect, useId, useRef } from 'react';
import type { AudioPreviewsWords } from '../audio-previews.words.js';
import { SoundPlayer } from '../player/sound-player.js';
import type { Making, ReadyPreview } from '../preview-shapes.js';
import type { Choice, PreviewStage } from '../preview-stage.js';
import { MakingProgress } from './making-progress.js';
import { Column, Head, World } from './stage-frame.js';

export interface StageProps {
  stage: Exclude<PreviewStage, { at: 'rest' }>;
  words: AudioPreviewsWords;
  onCancel(making: Making, choice: Choice): void;
  onDownload(preview: ReadyPreview): void;
  onPlaybackFailure(): void;
}

/** Where a preview is made before one's eyes, and then heard, in the colours of its book. */
export function Stage({ stage, words, onCancel, onDownload, onPlaybackFailure }: StageProps) {
  const titleId = useId();
  const world = useRef<HTMLElement>(null);
  const { progress, player, voices, generator } = words;
  const { choice } = stage;
  const book = generator.books.find(({ title }) => title === choice.bookTitle);
  const voice = voices.find(({ id }) => id === choice.voice)?.label ?? choice.voice;
  const readText = player.readText.replace('{voice}', voice);

  const eyebrow = {
    asking: progress.heading,
    opening: words.stored.heading,
    making: progress.heading,
    ready: player.readyHeading,
  }[stage.at];

  // It opens below the form, maybe below the window; whoever comes back to the middle of the page stays there.
  const isAsked = stage.at === 'asking' || ('beginsAtOnce' in stage && stage.beginsAtOnce);
  const isShown = useRef(false);
  useEffect(() => {
    if (!world.current || (isShown.current && !isAsked)) return;
    if (!isShown.current && !isAsked && window.scrollY > 0) return;
    isShown.current = true;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    world.current.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'instant' : 'smooth' });
  }, [isAsked, stage.at]);

  return (
    <World ref={world} className={book ? paletteClass(book.bookId) : undefined} aria-labelledby={titleId}>
      <Column>
        <Head>
          {book ? <BookCover bookId={book.bookId} cover={book.cover} sizes="6rem" decorative /> : <span />}
          <div>
            <Eyebrow>{eyebrow}</Eyebrow>
            <h2 id={titleId}>{choice.bookTitle || progress.openingText}</h2>
            {voice ? <p>{readText}</p> : null}
          </div>
        </Head>
        {stage.at === 'ready' ? (
          <SoundPlayer
            key={stage.preview.id}
            preview={stage.preview}
            words={player}
            card={{ title: choice.bookTitle, artist: readText, cover: book?.cover.src ?? null }}
            beginsAtOnce={stage.beginsAtOnce}
            onFailure={onPlaybackFailure}
            onDownload={() => onDownload(stage.preview)}
          />
        ) : (
          <MakingProgress
            words={progress}
            making={stage.at === 'making' ? stage.making : null}
            waitingText={stage.at === 'opening' ? progress.openingText : progress.askingText}
            isOpening={stage.at === 'opening'}
            isAway={stage.isAway}
            onCancel={() => {
              if (stage.at === 'making') onCancel(stage.making, stage.choice);
            }}
          />
        )}
      </Column>
    </World>
  );
}
