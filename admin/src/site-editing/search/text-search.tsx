import { Field } from '@lectern/ui/kit';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { Stack } from '../../components/index.js';
import { siteEditing as m } from '../../messages.js';
import { MIN_SEARCH_LENGTH } from '../site-editing-rules.js';
import { useTexts } from '../site-editing-data.js';
import { FoundTexts } from './found-texts.js';
import { rememberSearch, rememberedSearch } from './remembered-search.js';

/** A search over the texts of all sections; `children` are shown while nothing is searched. */
export function TextSearch({ children }: { children: ReactNode }) {
  const [typed, setTyped] = useState(rememberedSearch);
  const [isUsed, setIsUsed] = useState(typed !== '');
  const texts = useTexts(isUsed);
  const words = useDeferredValue(typed).trim();
  return (
    <>
      <Field
        label={m.search.label}
        hint={m.search.hint}
        type="search"
        maxLength={200}
        value={typed}
        onFocus={() => setIsUsed(true)}
        onChange={({ target }) => setTyped(target.value)}
      />
      {words.length < MIN_SEARCH_LENGTH ? (
        children
      ) : (
        <Stack $gap={1}>
          <FoundTexts texts={texts} words={words} onOpened={() => rememberSearch(typed)} />
        </Stack>
      )}
    </>
  );
}
