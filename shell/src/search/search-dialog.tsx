import { site } from '@lectern/catalogue';
import { Icon, VisuallyHidden } from '@lectern/ui';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../layout/icon-button.js';
import { findMatches } from './find-matches.js';
import { Box, Field, Match, Matches, Note, Top } from './search-parts.js';
import { searchables } from './searchable.js';

const everything = searchables();

/** Looks among titles and keywords, on this side of the wire. Closed by its button, Escape, or going to what it found. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { heading, fieldLabel, hintText, emptyText, foundText, closeLabel } = site.navigation.search;
  const box = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState('');
  useEffect(() => {
    const { current } = box;
    if (current?.open === false) current.showModal();
  }, []);
  const close = () => box.current?.close();
  const matches = findMatches(everything, query);
  const isAsked = query.trim() !== '';
  return (
    <Box
      ref={box}
      aria-label={heading}
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) close();
      }}
    >
      <Top>
        <Icon name="search" />
        <Field
          autoFocus
          aria-label={fieldLabel}
          placeholder={fieldLabel}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <IconButton type="button" aria-label={closeLabel} onClick={close}>
          <Icon name="close" />
        </IconButton>
      </Top>
      {isAsked ? null : <Note>{hintText}</Note>}
      {isAsked && matches.length === 0 ? <Note role="status">{emptyText}</Note> : null}
      <Matches>
        {matches.map(({ title, kind, path }) => (
          <li key={kind + title}>
            <Match href={path} onClick={close}>
              {title} <small>{kind}</small>
            </Match>
          </li>
        ))}
      </Matches>
      <VisuallyHidden role="status">
        {matches.length > 0 ? `${matches.length} ${foundText}` : ''}
      </VisuallyHidden>
    </Box>
  );
}
