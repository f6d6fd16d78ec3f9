import { Fragment, type KeyboardEvent, useId, useRef, useState } from 'react';
import { from } from '@lectern/ui';
import { styled } from 'styled-components';
import type { SpokenSentence } from '@lectern/api-client';
import { paragraphsOf, sentenceAt } from './spoken-paragraphs.js';
import { useScrollAlong } from './use-scroll-along.js';

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
  border-radius: 4px;
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

/**
 * What is said, with the sentence that is heard marked. Each sentence leads to its place: together they are one stop of
 * the tab key, and the arrows go from one to the next.
 */
export function Transcript({ sentences, atSeconds, isPlaying, heading, note, onSeek }: TranscriptProps) {
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
                    // Whoever marks words to copy them does not choose a sentence.
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
