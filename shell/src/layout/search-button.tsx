import { Icon } from '@lectern/ui';
import { lazy, Suspense, useState } from 'react';
import { useFrameWords } from '../site-data.js';
import { IconButton } from './icon-button.js';

const SearchDialog = lazy(async () => ({
  default: (await import('../search/search-dialog.js')).SearchDialog,
}));

/** Opens the search, which is fetched for it; without script it leads to the books. */
export function SearchButton() {
  const { label, path } = useFrameWords().search;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <form
        action={path}
        onSubmit={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <IconButton aria-label={label} data-tip={label}>
          <Icon name="search" />
        </IconButton>
      </form>
      {isOpen ? (
        <Suspense>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
