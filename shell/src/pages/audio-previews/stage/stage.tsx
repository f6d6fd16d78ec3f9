import type { SpokenPreview } from '@lectern/api-client';
import { BookCover, Eyebrow, paletteClass } from '@lectern/ui';
import { useId, useRef, type RefObject, useEffect } from 'react';

import type { MakerWords } from '../audio-previews.words.js';
import { authorVoice } from '../preview-rules.js';
import { SoundPlayer } from '../player/sound-player.js';
import type { Choice, OpenStage } from '../preview-stage.js';
import { MakingProgress } from './making-progress.js';
import { Column, Head, Stack, World } from './stage-frame.js';
import { useDownload } from '../use-download.js';
import type { PreviewProblem } from '../use-notices.js';

interface StageProps {
  stage: OpenStage;
  words: MakerWords;
  onCancel(making: SpokenPreview, choice: Choice): void;
  tell(what: 'downloadStarted' | PreviewProblem): void;
}

export function Stage({ stage, words, onCancel, tell }: StageProps) {
  const download = useDownload(tell);
  const titleId = useId();
  const world = useRef<HTMLElement>(null);
  const { progress, player, voices, generator } = words;
  const { choice } = stage;
  const book = generator.books.find(({ title }) => title === choice.bookTitle);
  const voice = voices.find(({ id }) => id === choice.voice)?.label ?? choice.voice;
  const readText = choice.voice === authorVoice ? voice : player.readText.replace('{voice}', voice);

  const eyebrow = {
    asking: progress.heading,
    opening: words.stored.heading,
    making: progress.heading,
    ready: player.readyHeading,
  }[stage.at];

  useInView(world, stage);

  const head = (
    <Head>
      {book ? <BookCover bookId={book.bookId} cover={book.cover} sizes="6rem" decorative /> : <span />}
      <div>
        <Eyebrow>{eyebrow}</Eyebrow>
        <h2 id={titleId}>{choice.bookTitle || progress.openingText}</h2>
        {voice ? <p>{readText}</p> : null}
      </div>
    </Head>
  );

  return (
    <World ref={world} className={book ? paletteClass(book.bookId) : undefined} aria-labelledby={titleId}>
      <Column>
        {stage.at === 'ready' ? (
          <SoundPlayer
            key={stage.preview.id}
            preview={stage.preview}
            words={player}
            card={{ title: choice.bookTitle, artist: readText, cover: book?.cover.src ?? null }}
            head={head}
            beginsAtOnce={stage.beginsAtOnce}
            onFailure={() => tell({ failure: 'playback' })}
            onDownload={() => void download(stage.preview)}
          />
        ) : (
          <Stack>
            {head}
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
          </Stack>
        )}
      </Column>
    </World>
  );
}

/** Scrolls the stage into view when it opens or is requested again, but not for a visitor who has scrolled back up. */
function useInView(element: RefObject<HTMLElement | null>, stage: OpenStage): void {
  const { at, isAskedHere, choice } = stage;
  const shown = useRef<OpenStage['choice']>(null);
  useEffect(() => {
    const isAnother = shown.current?.bookTitle !== choice.bookTitle || shown.current.voice !== choice.voice;
    shown.current = choice;
    if (!isAnother || (!isAskedHere && window.scrollY > 0)) return;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.current?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'instant' : 'smooth' });
  }, [element, at, isAskedHere, choice]);
}
