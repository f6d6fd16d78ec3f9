import type { ContentText } from '@lectern/api-client/admin';
import { Async, Button } from '@lectern/ui/kit';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { Link } from 'wouter';
import { type Column, DataTable, EmptyState, Muted } from '../../components/index.js';
import { siteEditing as m } from '../../messages.js';
import { counted, say } from '../../say.js';
import { slugOf, titleOf } from '../field-words.js';
import { keyOf } from '../places.js';
import { useSections } from '../site-editing-data.js';
import { SHOWN_RESULTS } from '../site-editing-rules.js';
import { excerptOf, findTexts, type SearchableText, searchable } from './find-texts.js';

const Found = styled.span`
  overflow-wrap: anywhere;
  mark {
    border-radius: var(--radius-small);
    background: color-mix(in srgb, var(--color-accent) 24%, transparent);
    color: inherit;
  }
`;

function Excerpt({ text, words }: { text: string; words: string }) {
  const { before, match, after } = excerptOf(text, words);
  return (
    <Found dir="auto">
      {before}
      {match ? <mark>{match}</mark> : null}
      {after}
    </Found>
  );
}

const addressOf = ({ place }: SearchableText): string =>
  `/${slugOf(place.section)}?field=${encodeURIComponent(keyOf(place))}`;

interface FoundTextsProps {
  texts: UseQueryResult<ContentText[]>;
  words: string;
  onOpened: () => void;
}

/** Fields of all sections with the words in their name or text. */
export function FoundTexts({ texts: { data, error, refetch }, words, onOpened }: FoundTextsProps) {
  const { data: sections } = useSections();
  const all = useMemo(() => data && searchable(data), [data]);
  return (
    <Async
      query={{ data: sections && all, error, refetch }}
      label={m.search.loading}
      heights={['2rem', '12rem']}
    >
      {(known) => <Results key={words} {...{ known, words, onOpened }} />}
    </Async>
  );
}

interface ResultsProps {
  known: readonly SearchableText[];
  words: string;
  onOpened: () => void;
}

function Results({ known, words, onOpened }: ResultsProps) {
  const { data: sections } = useSections();
  const [isWhole, setIsWhole] = useState(false);
  const titles = new Map(sections?.map((section) => [section.section, titleOf(section)]));
  const found = useMemo(
    () => findTexts(known, words, sections?.map(({ section }) => section) ?? []),
    [known, words, sections],
  );
  const columns: [Column<SearchableText>, ...Column<SearchableText>[]] = [
    {
      label: m.search.field,
      render: (text) => (
        <Link href={addressOf(text)} onClick={onOpened}>
          {text.name}
        </Link>
      ),
    },
    {
      label: m.search.text,
      render: ({ place }) => (place.text ? <Excerpt text={place.text} words={words} /> : null),
    },
    { label: m.list.title, render: ({ place }) => titles.get(place.section) ?? '' },
  ];
  return (
    <>
      <Muted role="status">{counted(found.length, m.section.found)}</Muted>
      <DataTable
        caption={m.search.caption}
        rows={isWhole ? found : found.slice(0, SHOWN_RESULTS)}
        keyOf={({ place }) => keyOf(place)}
        columns={columns}
        empty={<EmptyState title={m.search.empty.title} text={say(m.search.empty.text, { words })} />}
      />
      {!isWhole && found.length > SHOWN_RESULTS ? (
        <Button onClick={() => setIsWhole(true)}>{say(m.search.all, { count: found.length })}</Button>
      ) : null}
    </>
  );
}
