import { Button, Field } from '@lectern/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

import { Panel } from '../../islands/reader/reader-frame.js';
import { PanelName, Places } from '../../islands/reader/contents-panel.js';
import type { BookPages, FoundPlace } from './book-pages.js';
import type { ReadWords } from './read.words.js';
import { maxSearchResults } from './reader-rules.js';

const Form = styled.form`
  display: grid;
  gap: var(--space-2);
  margin-bottom: var(--space-2);
`;

const Said = styled.p`
  color: var(--color-muted);
  font: 500 0.9375rem/1.4 var(--font-control);
`;

interface Search {
  query: string;
  found: readonly FoundPlace[];
  isBusy: boolean;
}

interface SearchPanelProps {
  id: string;
  words: ReadWords;
  pages: BookPages | null;
  onGo: (cfi: string) => void;
}

export function SearchPanel({ id, words: { search: words }, pages, onGo }: SearchPanelProps) {
  const [search, setSearch] = useState<Search | null>(null);
  const turn = useRef(0);
  useEffect(() => () => void (turn.current += 1), []);

  const look = async (query: string) => {
    const mine = (turn.current += 1);
    const found: FoundPlace[] = [];
    setSearch({ query, found, isBusy: true });
    try {
      for await (const place of pages?.search(query) ?? []) {
        if (turn.current !== mine) return;
        found.push(place);
        if (found.length >= maxSearchResults) break;
      }
    } catch (error) {
      reportError(error);
    }
    if (turn.current === mine) setSearch({ query, found, isBusy: false });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = String(new FormData(event.currentTarget).get('words') ?? '').trim();
    if (query) void look(query);
  };

  return (
    <Panel id={id} role="group" aria-label={words.label} data-side="left">
      <PanelName>{words.label}</PanelName>
      <Form onSubmit={submit} noValidate>
        <Field
          name="words"
          enterKeyHint="search"
          label={words.fieldLabel}
          maxLength={100}
          autoComplete="off"
        />
        <Button type="submit" $wide>
          {words.buttonLabel}
        </Button>
      </Form>
      <Said role="status">{search ? said(search, words) : ''}</Said>
      <Places>
        {search?.isBusy
          ? null
          : search?.found.map(({ cfi, chapter, before, match, after }, at) => (
              <li key={at}>
                <button type="button" popoverTarget={id} popoverTargetAction="hide" onClick={() => onGo(cfi)}>
                  <small>{chapter}</small>
                  {before}
                  <mark>{match}</mark>
                  {after}
                </button>
              </li>
            ))}
      </Places>
    </Panel>
  );
}

function said({ query, found, isBusy }: Search, words: ReadWords['search']): string {
  if (isBusy) return words.busyText;
  if (found.length === 0) return words.noneText.replace('{query}', query);
  const text = found.length >= maxSearchResults ? words.manyText : words.countText;
  return text.replace('{count}', String(found.length));
}
