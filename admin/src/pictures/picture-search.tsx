import { Field, Select } from '@lectern/ui/kit';
import { useState } from 'react';
import { useDebounced } from '../broadcasts/use-debounced.js';
import { FilterForm } from '../components/index.js';
import { pictures as m } from '../messages.js';
import { SEARCH_DEBOUNCE_MS } from './picture-rules.js';
import type { PictureFilter } from './pictures-data.js';

/** Filter of a list of pictures, applied shortly after the last key. */
export function usePictureSearch() {
  const [typed, setTyped] = useState('');
  const [alt, setAlt] = useState('');
  const query = useDebounced(typed.trim(), SEARCH_DEBOUNCE_MS);
  const filter: PictureFilter = {
    ...(query ? { query } : {}),
    ...(alt === 'missing' ? { alt } : {}),
  };
  return { filter, isFiltered: Object.keys(filter).length > 0, typed, setTyped, alt, setAlt };
}

export function PictureSearch({ search }: { search: ReturnType<typeof usePictureSearch> }) {
  const { typed, setTyped, alt, setAlt } = search;
  return (
    <FilterForm onSubmit={(event) => event.preventDefault()}>
      <Field
        label={m.list.search}
        type="search"
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Select
        label={m.list.filter.label}
        value={alt}
        options={[
          ['', m.list.filter.all],
          ['missing', m.list.filter.missing],
        ]}
        onValue={setAlt}
      />
    </FilterForm>
  );
}
