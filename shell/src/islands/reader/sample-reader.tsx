import { Button, Icon, LinkButton, paletteClass, VisuallyHidden } from '@lectern/ui';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { Chapter } from './chapter.js';
import { ContentsPanel } from './contents-panel.js';
import { LooksPanel } from './appearance-panel.js';
import { useAppearance } from './appearance.js';
import { ProgressFooter } from './progress-footer.js';
import {
  Bar,
  Frame,
  Letters,
  Notice,
  Plain,
  Resumed,
  RunningTitle,
  Scroller,
  Tool,
  ToolLink,
  Ways,
} from './reader-frame.js';
import { TextSkeleton } from './text-skeleton.js';
import { commandOf, distanceOf } from './reader-keys.js';
import { useReading } from './reading.js';
import type { ReadingWords } from './sample.words.js';
import { usePlace } from './use-place.js';

interface SampleReaderProps {
  words: ReadingWords;
  /** URL of the purchase, on this page or another; null if the book is not sold. */
  onwardHref: string | null;
  onClose: () => void;
}

/** Dialog with a sample chapter. The native dialog traps and restores the focus. */
export function SampleReader({ words, onwardHref, onClose }: SampleReaderProps) {
  const { labels, palette, bookId, bookTitle, pdfUrl } = words;
  const frame = useRef<HTMLDialogElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLElement>(null);
  const [titleId, contentsId, looksId] = [useId(), useId(), useId()];
  const { status, reading, retry } = useReading(words.readingUrl);
  const looks = useAppearance(frame, palette);
  const isThere = status === 'ready';
  const place = usePlace({ bookId, scroller, text, isThere, setting: looks.step });

  useEffect(() => {
    const page = document.documentElement;
    if (!frame.current?.open) frame.current?.showModal();
    scroller.current?.focus();
    page.style.setProperty('overflow', 'hidden');
    return () => void page.style.removeProperty('overflow');
  }, []);

  const resize = (change: 1 | -1) => {
    place.hold();
    looks.resize(change);
  };
  const close = () => frame.current?.close();
  const goTo = (partId: string) => {
    const part = document.getElementById(partId);
    if (part) part.scrollIntoView({ behavior: 'instant' });
    else scroller.current?.scrollTo({ top: 0, behavior: 'instant' });
    scroller.current?.focus();
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { current } = scroller;
    const target = event.target as HTMLElement;
    const isChoosing = target.matches('input');
    const command = commandOf(event, { isChoosing, isInText: current?.contains(target) ?? false });
    if (!command || !current) return;
    event.preventDefault();
    if (command === 'larger' || command === 'smaller') resize(command === 'larger' ? 1 : -1);
    else current.scrollBy({ top: distanceOf(command, current.clientHeight, current.scrollHeight) ?? 0 });
  };

  return (
    <Frame
      ref={frame}
      className={paletteClass(bookId)}
      aria-label={labels.readerLabel.replace('{title}', bookTitle)}
      data-paper={looks.paper}
      onClose={onClose}
      onKeyDown={press}
    >
      <Bar>
        <Tool popoverTarget={contentsId} aria-label={labels.contentsLabel} disabled={!reading}>
          <Icon name="menu" />
        </Tool>
        <RunningTitle>{bookTitle}</RunningTitle>
        <Tool popoverTarget={looksId} aria-label={labels.looksLabel}>
          <Letters aria-hidden="true">Aa</Letters>
        </Tool>
        <ToolLink href={pdfUrl} target="_blank" rel="noopener">
          <Icon name="download" />
          <VisuallyHidden>{labels.pdfLabel}</VisuallyHidden>
        </ToolLink>
        <Tool aria-label={labels.closeLabel} onClick={close}>
          <Icon name="close" />
        </Tool>
      </Bar>
      {reading ? (
        <ContentsPanel
          id={contentsId}
          label={labels.contentsLabel}
          places={[
            { label: reading.title, href: '' },
            ...reading.contents.map(({ id, title }) => ({ label: title, href: id })),
          ]}
          onGo={goTo}
        />
      ) : null}
      <LooksPanel id={looksId} words={labels} palette={palette} looks={{ ...looks, resize }} />
      <Scroller ref={scroller} tabIndex={0} role="region" aria-label={words.title}>
        {status === 'ready' ? (
          <Chapter
            ref={text}
            words={words}
            reading={reading}
            titleId={titleId}
            onward={onwardHref === null ? null : { href: onwardHref, onFollow: close }}
          />
        ) : null}
        {status === 'loading' ? (
          <TextSkeleton>
            <VisuallyHidden>{labels.loadingText}</VisuallyHidden>
          </TextSkeleton>
        ) : null}
        {status === 'failed' ? (
          <Notice role="alert">
            <h2>{labels.failureHeading}</h2>
            <p>{labels.failureText}</p>
            <Ways>
              <Button onClick={retry}>{labels.retryLabel}</Button>
              <LinkButton href={pdfUrl} target="_blank" rel="noopener" $look="quiet">
                {labels.pdfLabel}
              </LinkButton>
            </Ways>
          </Notice>
        ) : null}
      </Scroller>
      {place.isResumed ? (
        <Resumed role="status">
          {labels.resumedText}
          <Plain onClick={place.restart}>{labels.fromStartLabel}</Plain>
          <Plain onClick={place.stay}>{labels.dismissLabel}</Plain>
        </Resumed>
      ) : null}
      {reading ? (
        <ProgressFooter words={labels} progress={place.progress} wordCount={reading.wordCount} />
      ) : null}
    </Frame>
  );
}
