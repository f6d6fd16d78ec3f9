import type { Palette } from '@lectern/catalogue';
import { Icon, VisuallyHidden } from '@lectern/ui';
import { MAX_HIGHLIGHTS } from '@lectern/reading-notes';
import type { EPUB } from 'foliate-js/epub.js';
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';

import { ContentsPanel } from '../../islands/reader/contents-panel.js';
import { LooksPanel } from '../../islands/reader/appearance-panel.js';
import type { useAppearance } from '../../islands/reader/appearance.js';
import { Bar, Letters, Plain, Resumed, RunningTitle, Tool } from '../../islands/reader/reader-frame.js';
import type { BookFacts } from './book-calls.js';
import { BookFooter } from './book-footer.js';
import { bookCommandOf, type BookCommand, type Focused } from './book-keys.js';
import { KeysPanel } from './keys-panel.js';
import { MarksPanel } from './marks-panel.js';
import type { ReadWords } from './read.words.js';
import { SearchPanel } from './search-panel.js';
import type { DeviceNotes } from './synced-notes.js';
import { isGone, type StorageNotice, type WhyClosed } from './use-book.js';
import { useNotes } from './use-notes.js';
import { usePages } from './use-pages.js';
import { useBackSteps } from './use-back-steps.js';

const Pages = styled.div`
  position: relative;
  min-width: 0;
  overflow: hidden;
`;

interface OpenBookProps {
  words: ReadWords;
  address: string;
  frame: RefObject<HTMLDialogElement | null>;
  book: EPUB;
  facts: BookFacts;
  kept: DeviceNotes | undefined;
  palette: Palette;
  looks: ReturnType<typeof useAppearance>;
  keeping: StorageNotice;
  onGone: (why: WhyClosed) => void;
  onShut: () => void;
}

export function OpenBook(props: OpenBookProps) {
  const { words, address, frame, book, facts, kept, palette, looks, keeping, onGone, onShut } = props;
  const holder = useRef<HTMLDivElement>(null);
  const ids = { contents: useId(), search: useId(), marks: useId(), looks: useId(), keys: useId() };
  const [said, say] = useState('');
  const [isKeepingSeen, setKeepingSeen] = useState(false);
  const [wasRead, setWasRead] = useState(Boolean(kept?.here));

  const { notes, shown } = useNotes(address, kept, (why) => {
    if (isGone(why) || why === 'paused') onGone(why);
  });
  const {
    pages,
    shown: at,
    isSelected,
    marked,
  } = usePages({
    ...{ holder, book, palette, looks, highlights: shown.highlights },
    title: facts.title,
    at: kept?.here ?? null,
    onRead: (now) => {
      if (wayBack.isRead(now)) notes.moveTo(now);
      setWasRead(true);
      setKeepingSeen(true);
      say(`${now.chapter} ${words.placeText.replace('{percent}', String(Math.round(now.fraction * 100)))}`);
    },
    onKey: (event) => pressInText(event),
    onPress: () => hidePanels(frame.current),
    onLink: (href) => {
      if (pages?.hasPlace(href)) lookUp(() => pages.goToHref(href));
    },
    onFail: () => onGone('broken'),
  });
  const back = () => pages?.focus();
  const wayBack = useBackSteps(frame, (spot) => void pages?.goTo(spot).then(back));
  const lookUp = (go: () => Promise<void>) => {
    if (at) wayBack.leave(at);
    void go().then(back);
  };
  const moveTo = (go: () => Promise<void> | undefined) => {
    wayBack.settle();
    void go()?.then(back);
  };

  // A reader without a position here continues at the other device's; a reader with one is asked.
  const { elsewhere } = shown;
  useEffect(() => {
    if (pages && elsewhere && !wasRead) void pages.goTo(elsewhere);
  }, [pages, elsewhere, wasRead]);

  const goTo = (cfi: string) => {
    if (pages) lookUp(() => pages.goTo({ cfi, fraction: at?.fraction ?? 0 }));
  };
  const highlight = () => {
    const chosen = pages?.toHighlight();
    if (!chosen) return;
    const isAdded = notes.add(chosen);
    pages?.deselect();
    back();
    say(isAdded ? words.marks.addedText : words.marks.fullText.replace('{count}', String(MAX_HIGHLIGHTS)));
  };
  const remove = (id: string) => {
    notes.remove(id);
    say(words.marks.removedText);
  };
  const open = (id: string) => {
    const panel = document.getElementById(id);
    panel?.showPopover();
    panel?.querySelector<HTMLElement>('input, button')?.focus();
  };
  const acts: Record<BookCommand, () => unknown> = {
    on: () => pages?.on(),
    back: () => pages?.back(),
    start: () => moveTo(() => pages?.goToFraction(0)),
    end: () => moveTo(() => pages?.goToFraction(1)),
    larger: () => looks.resize(1),
    smaller: () => looks.resize(-1),
    highlight,
    contents: () => open(ids.contents),
    search: () => open(ids.search),
    keys: () => open(ids.keys),
  };
  const press = (event: KeyboardEvent, focused: Focused) => {
    const command = bookCommandOf(event, focused, at?.isRightToLeft);
    if (!command) return;
    event.preventDefault();
    if (!(event.repeat && pages?.isMoving)) acts[command]();
  };
  const pressInText = (event: KeyboardEvent) => {
    // The dialog receives no key events of the text's iframe.
    if (event.key !== 'Escape') press(event, 'text');
    else if (!hidePanels(frame.current)) onShut();
  };
  // Listens on the page: the dialog covers it, and the focused element may have disappeared.
  const pressOutside = useEffectEvent((event: KeyboardEvent) => press(event, focusedAt(event.target)));
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressOutside(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  const action = isSelected
    ? { label: words.marks.addLabel, act: highlight }
    : marked !== null
      ? {
          label: words.marks.removeLabel,
          act: () => {
            remove(marked);
            back();
          },
        }
      : wayBack.isAway
        ? { label: words.goBackLabel, act: wayBack.goBack }
        : null;
  const keepingText = keeping === 'news' ? words.offlineReadyText : words.noRoomText;
  return (
    <>
      <Bar>
        <Tool popoverTarget={ids.contents} aria-label={words.labels.contentsLabel}>
          <Icon name="menu" />
        </Tool>
        <Tool popoverTarget={ids.search} aria-label={words.search.label}>
          <Icon name="search" />
        </Tool>
        <RunningTitle>{facts.title}</RunningTitle>
        <Tool popoverTarget={ids.marks} aria-label={words.marks.label}>
          <Icon name="mark" />
        </Tool>
        <Tool popoverTarget={ids.looks} aria-label={words.labels.looksLabel}>
          <Letters aria-hidden="true">Aa</Letters>
        </Tool>
        <Tool aria-label={words.closeLabel} onClick={onShut}>
          <Icon name="close" />
        </Tool>
      </Bar>
      <ContentsPanel
        id={ids.contents}
        label={words.labels.contentsLabel}
        places={book.toc ?? []}
        onGo={(href) => moveTo(() => pages?.goToHref(href))}
      />
      <SearchPanel id={ids.search} words={words} pages={pages} onGo={goTo} />
      <MarksPanel
        id={ids.marks}
        {...{ words, address }}
        highlights={shown.highlights}
        isProved={shown.isProved}
        onGo={goTo}
        onRemove={remove}
        onProved={(proof) => {
          notes.prove(proof);
        }}
      />
      <LooksPanel id={ids.looks} words={words.labels} palette={palette} looks={looks} />
      <KeysPanel id={ids.keys} words={words} isRightToLeft={at?.isRightToLeft ?? false} />
      <Pages ref={holder} />
      {elsewhere && wasRead ? (
        <Resumed role="status">
          {words.devices.elsewhereText.replace('{percent}', String(Math.round(elsewhere.fraction * 100)))}
          <Plain onClick={() => moveTo(() => pages?.goTo(elsewhere))}>{words.devices.goLabel}</Plain>
          <Plain onClick={() => notes.stay()}>{words.devices.stayLabel}</Plain>
        </Resumed>
      ) : keeping && !isKeepingSeen ? (
        <Resumed role="status">
          {keepingText}
          <Plain onClick={() => setKeepingSeen(true)}>{words.seenLabel}</Plain>
        </Resumed>
      ) : null}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <BookFooter
        words={words}
        fraction={at?.fraction ?? 0}
        chapter={at?.chapter ?? ''}
        action={action}
        isReady={pages !== null}
        isRightToLeft={at?.isRightToLeft ?? false}
        onTurn={(direction) => acts[direction]()}
      />
    </>
  );
}

function focusedAt(target: EventTarget | null): Focused {
  if (!(target instanceof Element)) return 'text';
  if (target.closest('input, [popover]')) return 'field';
  return target.closest('button, a') ? 'button' : 'text';
}

/** @returns whether a panel was open */
function hidePanels(frame: HTMLElement | null): boolean {
  const open = frame?.querySelectorAll<HTMLElement>(':popover-open') ?? [];
  for (const panel of open) panel.hidePopover();
  return open.length > 0;
}
