import { isComposing, type SearchOptions } from '@lectern/widget-kit';
import { color, radius, shadow } from '@lectern/widget-look';
import { type KeyboardEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';

import { findResults } from './finding/find-results.js';
import { wordsOf } from './finding/query-words.js';
import { suggestionFor } from './finding/suggestion.js';
import * as m from './messages.en.js';
import { useIndex } from './index/load-index.js';
import { Answer } from './parts/answer.js';
import { Overlay } from './parts/overlay.js';
import { SearchField } from './parts/search-field.js';
import { Root } from './parts/surfaces.js';
import { linkPropsFor } from './search-links.js';

export function Search({ options }: { options: SearchOptions }): ReactNode {
  const isOverlay = options.layout !== 'inline';
  const { index, hasFailed, retry } = useIndex(options.indexUrl);
  const [query, setQuery] = useState<string>(isOverlay ? lastQuery : '');
  const [active, setActive] = useState<number | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();

  const words = useMemo(() => wordsOf(query), [query]);
  const results = useMemo(() => (index ? findResults(index.all, query) : []), [index, query]);
  const suggestion = useMemo(() => (index ? suggestionFor(index.all, words) : undefined), [index, words]);
  const texts = index?.texts ?? m.frame;
  // Picture paths are relative to the index, wherever the widget is.
  const imageSrcOf = (path: string) => new URL(path, new URL(options.indexUrl, document.baseURI)).href;
  const optionId = (at: number) => `${listId}-${at}`;

  function ask(asked: string): void {
    setQuery(asked);
    setActive(null);
    if (isOverlay) storeQuery(asked);
  }

  function open(at: number, { ctrlKey, metaKey, shiftKey }: KeyboardEvent): void {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey });
    list.current?.children[at]?.dispatchEvent(click);
  }

  function press(event: KeyboardEvent): void {
    if (isComposing(event.nativeEvent)) return;
    const moved = movedActive(event.key, active, results.length);
    if (moved !== undefined) {
      setActive(moved);
      list.current?.children[moved]?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') open(active ?? 0, event);
    else if (event.key === 'Escape' && !isOverlay && query !== '') ask('');
    else return;
    event.preventDefault();
  }

  const parts = (
    <>
      <SearchField
        ref={field}
        texts={texts}
        query={query}
        listId={results.length > 0 ? listId : undefined}
        activeId={active === null ? undefined : optionId(active)}
        onQuery={ask}
        onKey={press}
        onClose={isOverlay ? () => dialog.current?.close() : undefined}
      />
      <Answer
        ref={list}
        index={index}
        hasFailed={hasFailed}
        words={words}
        results={results}
        suggestion={suggestion}
        listId={listId}
        active={active}
        optionId={optionId}
        linkTo={linkPropsFor(options)}
        imageSrcOf={imageSrcOf}
        onActive={setActive}
        onRetry={retry}
        onSuggestion={(suggested) => {
          ask(suggested);
          field.current?.focus();
        }}
      />
    </>
  );
  return isOverlay ? (
    <Overlay ref={dialog} field={field} label={texts.heading} onClosed={options.onClose}>
      {parts}
    </Overlay>
  ) : (
    <InlineFrame label={texts.heading}>{parts}</InlineFrame>
  );
}

/**
 * Returns the result that a key makes active, by the combobox pattern of the WAI-ARIA Authoring Practices.
 * @param active null while editing the text: Home and End then move the caret
 * @returns undefined for a key that the list does not handle
 */
export function movedActive(key: string, active: number | null, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return active === null ? 0 : (active + 1) % count;
  if (key === 'ArrowUp') return active === null ? count - 1 : (active + count - 1) % count;
  if (active === null) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

let kept = '';

/** Last query of the overlay, kept in memory until the page is left. */
const lastQuery = (): string => kept;

function storeQuery(query: string): void {
  kept = query;
}

function InlineFrame({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <Root>
      <Sheet aria-label={label}>{children}</Sheet>
    </Root>
  );
}

const Sheet = styled.search`
  display: block;
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.surface};
  box-shadow: ${shadow.card};
`;
