import type { SpokenSentence } from '@lectern/api-client';
import { from } from '@lectern/ui';
import { Fragment, type KeyboardEvent, useId, useRef, useState, type RefObject, useEffect } from 'react';
import { styled } from 'styled-components';
import { scrollPauseMs } from '../preview-rules.js';

const Frame = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  h3 {
    font: 600 1rem/1.4 var(--font-control);
  }
  h3 + p {
    color: var(--color-muted);
    font: 400 0.875rem/1.5 var(--font-control);
  }
`;

const Box = styled.div`
  position: relative;
  overflow-y: auto;
  overscroll-behavior: contain;
  flex: 1 1 20rem;
  max-height: 20rem;
  margin-top: var(--space-1);
  padding-block: var(--space-1);
  border-block: 1px solid var(--color-line);
  line-height: 1.6;
  p + p {
    margin-top: 0.75em;
  }
  ${from.desktop} {
    max-height: none;
    height: 0;
  }
`;

const Sentence = styled.span`
  padding: 0.1em 0;
  border-radius: var(--radius-small);
  box-decoration-break: clone;
  -webkit-box-decoration-break: clone;
  cursor: pointer;
  &:hover {
    text-decoration: underline;
    text-decoration-color: var(--color-accent);
    text-underline-offset: 0.2em;
  }
  &[aria-current] {
    background: color-mix(in srgb, var(--color-accent) 18%, transparent);
  }
`;

interface TranscriptProps {
  sentences: readonly SpokenSentence[];
  atSeconds: number;
  isPlaying: boolean;
  heading: string;
  note: string;
  onSeek(seconds: number): void;
}

/** Sentences of a recording by the author have no times. */
const isTimed = (sentences: readonly SpokenSentence[]): boolean => sentences.some(({ endMs }) => endMs > 0);

/** The text alone, or sentences that seek to their position. */
export function Transcript(props: TranscriptProps) {
  const { sentences, heading } = props;
  const id = useId();
  if (isTimed(sentences)) return <TimedTranscript {...props} />;
  return (
    <Frame aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      <Box role="group" aria-labelledby={id} tabIndex={0}>
        {paragraphsOf(sentences).map((paragraph) => (
          <p key={paragraph[0]?.at}>{paragraph.map(({ text }) => text).join(' ')}</p>
        ))}
      </Box>
    </Frame>
  );
}

/** Each sentence seeks to its position. All share one tab stop, and the arrow keys move between them. */
function TimedTranscript({ sentences, atSeconds, isPlaying, heading, note, onSeek }: TranscriptProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const current = sentenceAt(sentences, atSeconds);
  const [chosen, setChosen] = useState<number | null>(null);
  const stop = chosen ?? Math.max(0, current);
  useScrollAlong(box, current, isPlaying);

  const go = (at: number) => {
    const next = Math.min(Math.max(0, at), sentences.length - 1);
    box.current?.querySelector<HTMLElement>(`[data-at="${next}"]`)?.focus();
  };
  const press = (event: KeyboardEvent<HTMLElement>, sentence: SpokenSentence, at: number) => {
    const { key } = event;
    if (key === 'Enter' || key === ' ') onSeek(sentence.startMs / 1000);
    else if (key === 'ArrowDown' || key === 'ArrowUp') go(at + (key === 'ArrowDown' ? 1 : -1));
    else if (key === 'Home' || key === 'End') go(key === 'Home' ? 0 : sentences.length - 1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Frame aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      <p>{note}</p>
      <Box ref={box}>
        {paragraphsOf(sentences).map((paragraph) => (
          <p key={paragraph[0]?.at}>
            {paragraph.map((sentence) => (
              <Fragment key={sentence.at}>
                <Sentence
                  data-at={sentence.at}
                  role="button"
                  tabIndex={sentence.at === stop ? 0 : -1}
                  aria-current={sentence.at === current ? 'true' : undefined}
                  onFocus={() => setChosen(sentence.at)}
                  onBlur={() => setChosen(null)}
                  onClick={() => {
                    // A text selection is no click on a sentence.
                    if (window.getSelection()?.isCollapsed !== false) onSeek(sentence.startMs / 1000);
                  }}
                  onKeyDown={(event) => press(event, sentence, sentence.at)}
                >
                  {sentence.text}
                </Sentence>{' '}
              </Fragment>
            ))}
          </p>
        ))}
      </Box>
    </Frame>
  );
}

interface PlacedSentence extends SpokenSentence {
  at: number;
}

export function paragraphsOf(sentences: readonly SpokenSentence[]): PlacedSentence[][] {
  const paragraphs: PlacedSentence[][] = [];
  let isOpen = false;
  for (const [at, sentence] of sentences.entries()) {
    if (isOpen) paragraphs.at(-1)?.push({ ...sentence, at });
    else paragraphs.push([{ ...sentence, at }]);
    isOpen = !sentence.endsParagraph;
  }
  return paragraphs;
}

/** Index of the current sentence, which lasts through the pause after it; -1 before the first. */
export function sentenceAt(sentences: readonly SpokenSentence[], atSeconds: number): number {
  // A seek may end slightly before the requested time.
  return sentences.findLastIndex(({ startMs }) => startMs <= atSeconds * 1000 + 20);
}

function useScrollAlong(box: RefObject<HTMLElement | null>, current: number, isPlaying: boolean): void {
  const movedMs = useRef(-Infinity);

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const note = () => {
      movedMs.current = performance.now();
    };
    const signs = ['wheel', 'touchmove', 'keydown'] as const;
    for (const sign of signs) element.addEventListener(sign, note, { passive: true });
    return () => {
      for (const sign of signs) element.removeEventListener(sign, note);
    };
  }, [box]);

  useEffect(() => {
    const element = box.current;
    const sentence = element?.querySelector<HTMLElement>(`[data-at="${current}"]`);
    if (!isPlaying || !element || !sentence || performance.now() - movedMs.current < scrollPauseMs) return;
    const { top, height } = element.getBoundingClientRect();
    const place = sentence.getBoundingClientRect();
    if (place.top >= top + 8 && place.bottom <= top + height * 0.75) return;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollTo({
      top: element.scrollTop + place.top - top - height * 0.25,
      behavior: isCalm ? 'instant' : 'smooth',
    });
  }, [box, current, isPlaying]);
}
