import { Icon, Button, Card } from '@lectern/ui';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

import { IconButton } from './icon-button.js';
import { SiteLink } from './site-link.js';
import { useFrameWords } from '../site-data.js';

const Opener = styled(IconButton)`
  &[aria-busy='true'] {
    color: var(--color-accent);
    cursor: progress;
  }
`;

/** Opens the search, which is fetched for it; without script it leads to the books. */
export function SearchButton() {
  const { label, path } = useFrameWords().search;
  const { state, place, prepare, open, dismiss } = useSearch();
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
          onPointerEnter={prepare}
          onFocus={prepare}
        >
          <Icon name="search" />
        </Opener>
      </form>
      <div ref={place} />
      {state === 'failed' ? <SearchTrouble onRetry={open} onDismiss={dismiss} /> : null}
    </>
  );
}

/** Hangs from the header, below the button. */
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

interface SearchTroubleProps {
  onRetry(): void;
  onDismiss(): void;
}

/** When the search cannot be fetched: again, or the pages that have it all. */
function SearchTrouble({ onRetry, onDismiss }: SearchTroubleProps) {
  const { failureText, retryLabel, dismissLabel, links } = useFrameWords().search;
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
          <SiteLink key={path} href={path} onClick={onDismiss}>
            {label}
          </SiteLink>
        ))}
      </p>
    </Sheet>
  );
}

interface UsedSearch {
  state: 'closed' | 'opening' | 'open' | 'failed';
  /** An element of the page for the search to stand in. */
  place: RefObject<HTMLDivElement | null>;
  /** Fetches it ahead. */
  prepare(): void;
  open(): void;
  /** Takes away what is said of a failure. */
  dismiss(): void;
}

const opening = () => import('../islands/widgets/open-search.js');

/** A browser that fills in a field reports keys that have no name. */
const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Partial<KeyboardEvent>) =>
  key?.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;

/** The search of the site, a widget that is fetched when it is first wanted; Ctrl-K and ⌘K open it anywhere. */
function useSearch(): UsedSearch {
  const [state, setState] = useState<UsedSearch['state']>('closed');
  const place = useRef<HTMLDivElement>(null);
  const isOpen = useRef(false);

  const end = useCallback((ended: 'closed' | 'failed') => {
    isOpen.current = false;
    setState(ended);
  }, []);
  const open = useCallback(() => {
    const { current } = place;
    if (isOpen.current || !current) return;
    isOpen.current = true;
    setState('opening');
    opening()
      .then(({ openSearch }) =>
        openSearch(current, { goTo: (path) => window.location.assign(path), onClose: () => end('closed') }),
      )
      .then(
        () => setState('open'),
        () => end('failed'),
      );
  }, [end]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      open();
    };
    // On its way down, before React's root: it swallows keys that are meant for a part not hydrated yet.
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, [open]);

  return {
    state,
    place,
    prepare: () =>
      void opening()
        .then(({ prepareSearch }) => prepareSearch())
        .catch(() => undefined),
    open,
    dismiss: () => end('closed'),
  };
}
