import type { SampleReading } from '@lectern/catalogue';
import { LinkButton } from '@lectern/ui';
import { type MouseEvent, type Ref, useMemo } from 'react';
import { styled } from 'styled-components';
import { PageSurface } from './page-surface.js';
import type { ReadingWords } from './sample.words.js';
import { Ways } from './reader-frame.js';

const End = styled(Ways)`
  justify-content: center;
  margin-top: 2em;
  font-size: 1rem;
`;

/** Scrolls between a note and its reference without changing the address. */
function followNote(event: MouseEvent<HTMLElement>): void {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#sample-"]') : null;
  const place = link && document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
  if (!place) return;
  event.preventDefault();
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  place.scrollIntoView({ block: 'center' });
}

interface ChapterProps {
  ref: Ref<HTMLElement>;
  words: ReadingWords;
  reading: SampleReading;
  titleId: string;
  onward: { href: string; onFollow(): void } | null;
}

/** Text of a chapter. The book builder has sanitized its HTML. */
export function Chapter({ ref, words, reading, titleId, onward }: ChapterProps) {
  const { labels, pdfUrl } = words;
  const text = useMemo(() => <div dangerouslySetInnerHTML={{ __html: reading.html }} />, [reading]);
  return (
    <PageSurface ref={ref} lang={reading.language} aria-labelledby={titleId} onClick={followNote}>
      <header>
        {reading.label ? <p>{reading.label}</p> : null}
        <h2 id={titleId}>{reading.title}</h2>
      </header>
      {text}
      <End>
        {onward ? (
          <LinkButton href={onward.href} onClick={onward.onFollow}>
            {labels.onwardLabel}
          </LinkButton>
        ) : null}
        <LinkButton href={pdfUrl} target="_blank" rel="noopener" $look="quiet">
          {labels.pdfLabel}
        </LinkButton>
      </End>
    </PageSurface>
  );
}
