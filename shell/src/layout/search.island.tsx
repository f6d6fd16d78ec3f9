import { Button, Card, Icon } from '@lectern/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

import { island } from '../islands/island.js';
import { useOnReconnect } from '../islands/lazy-part.js';
import { prefetchWidget } from '../islands/widgets/use-widget.js';
import { loadWidget } from '../islands/widgets/widget-host.js';
import { searchIndexPath } from '../render/search-index/search-index-path.js';
import type { SearchButtonWords } from './frame.words.js';
import { IconButton } from './icon-button.js';

const Opener = styled(IconButton)`
  &[aria-busy='true'] {
    color: var(--color-accent);
    cursor: progress;
  }
`;

/** Opens the search widget, which loads on demand. Without script it links to the books. */
function Search({ words }: { words: SearchButtonWords }) {
  const { label, path } = words;
  const place = useRef<HTMLDivElement>(null);
  const { state, open, dismiss } = useSearch(place);
  return (
    <>
      <form
        action={path}
        onSubmit={(event) => {
          event.preventDefault();
          open();
        }}
      >
        <Opener
          aria-label={label}
          data-tip={label}
          aria-keyshortcuts="Control+K Meta+K"
          aria-busy={state === 'opening'}
        >
          <Icon name="search" />
        </Opener>
      </form>
      <div ref={place} />
      {state === 'failed' ? <SearchFailure words={words} onRetry={open} onDismiss={dismiss} /> : null}
    </>
  );
}

export const SearchIsland = island('search', Search, () => ({ near: false }));

const Sheet = styled(Card)`
  position: absolute;
  top: calc(100% + var(--space-1));
  right: var(--gutter);
  width: min(30rem, 100% - 2 * var(--gutter));
  padding: var(--space-2) var(--space-3) var(--space-3);
  box-shadow: var(--shadow-lifted);
  font: 400 1rem/1.5 var(--font-control);
  div {
    display: flex;
    justify-content: space-between;
  }
  > p {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-3);
    align-items: center;
    margin-top: var(--space-2);
  }
`;

interface SearchFailureProps {
  words: SearchButtonWords;
  onRetry(): void;
  onDismiss(): void;
}

function SearchFailure({ words, onRetry, onDismiss }: SearchFailureProps) {
  const { failureText, retryLabel, dismissLabel, links } = words;
  return (
    <Sheet role="alert">
      <div>
        <p>{failureText}</p>
        <IconButton type="button" aria-label={dismissLabel} onClick={onDismiss}>
          <Icon name="close" />
        </IconButton>
      </div>
      <p>
        <Button onClick={onRetry}>{retryLabel}</Button>
        {links.map(({ label, path }) => (
          <a key={path} href={path} onClick={onDismiss}>
            {label}
          </a>
        ))}
      </p>
    </Sheet>
  );
}

type SearchState = 'closed' | 'opening' | 'open' | 'failed';

/** Loads the search widget on the first interaction with its button; the widget loads the index when it opens. */
function useSearch(place: { current: HTMLElement | null }) {
  const [state, setState] = useState<SearchState>('closed');
  const isOpen = useRef(false);
  const close = useRef<() => void>(undefined);

  useEffect(() => prefetchWidget('search'), []);

  const end = useCallback((ended: SearchState) => {
    isOpen.current = false;
    setState(ended);
  }, []);
  const open = useCallback(() => {
    // The browser closes a dialog first and fires `close` later.
    if (place.current?.querySelector('dialog:not([open])')) close.current?.();
    if (isOpen.current) return;
    isOpen.current = true;
    setState('opening');
    loadWidget('search').then(
      ({ mount }) => {
        if (!place.current) return;
        close.current = () => {
          search.unmount();
          end('closed');
        };
        const search = mount(place.current, { indexUrl: searchIndexPath, onClose: close.current });
        setState('open');
      },
      () => end('failed'),
    );
  }, [end, place]);

  // Does not open by itself if the visitor has focused something else: it is ready for the next click.
  useOnReconnect(state === 'failed', () => {
    prefetchWidget('search');
    end('closed');
  });

  return { state, open, dismiss: () => end('closed') };
}
