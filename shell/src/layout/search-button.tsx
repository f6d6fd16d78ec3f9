import { Icon } from '@lectern/ui';
import { styled } from 'styled-components';
import { useFrameWords } from '../site-data.js';
import { IconButton } from './icon-button.js';
import { SearchTrouble } from './search-trouble.js';
import { useSearch } from './use-search.js';

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
