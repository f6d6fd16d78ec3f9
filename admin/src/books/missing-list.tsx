import type { AddedBook, MissingField } from '@lectern/api-client/admin';
import { Button, type FieldErrors } from '@lectern/ui/kit';
import { styled } from 'styled-components';

import { Muted } from '../components/index.js';
import { books as m } from '../messages.js';
import { useStaff } from '../sign-in/session.js';
import type { BookValues } from './book-values.js';
import { useMissing } from './books-data.js';
import { fieldOf } from './entry-field.js';
import { placeText } from './missing-field.js';

const List = styled.ul`
  display: grid;
  gap: var(--space-half);
  margin-top: var(--space-half);
  padding: 0;
  list-style: none;
  li {
    padding: var(--space-half) var(--space-2);
    border-left: 4px solid var(--color-caution);
    border-radius: var(--radius-small);
    background: var(--color-background);
    overflow-wrap: anywhere;
  }
  button {
    padding-inline: 0;
    font-weight: 600;
    text-align: start;
  }
`;

interface MissingListProps {
  book: AddedBook;
  values: BookValues;
  /** Shows sentences at their fields, and focuses the first. */
  onPoint: (errors: FieldErrors) => void;
}

interface Group {
  /** Undefined if the form has no such field. */
  place: string | undefined;
  errors: Record<string, string>;
}

/** One group for fields that follow each other in the same part of the form. */
function groupsOf(missing: readonly MissingField[], values: BookValues): Group[] {
  const groups: Group[] = [];
  for (const { field, message } of missing) {
    const name = fieldOf(field);
    const place = placeText(name, values);
    const last = groups.at(-1);
    if (last && place !== undefined && last.place === place) last.errors[name] ??= message;
    else groups.push({ place, errors: { [name]: message } });
  }
  return groups;
}

/** Fields that keep the saved book from being published, each with a button to it. */
export function MissingList({ book, values, onPoint }: MissingListProps) {
  const mayWrite = useStaff().may.includes('content.write');
  const { data } = useMissing(book);
  if (!book.hasDraft || !data) return null;
  if (data.missing.length === 0) return <Muted role="status">{m.publish.missing.none}</Muted>;
  return (
    <div role="group" aria-label={m.publish.missing.title}>
      <strong>{m.publish.missing.title}</strong>
      <List>
        {groupsOf(data.missing, values).map(({ place, errors }, at) => (
          <li key={Object.keys(errors).join()}>
            {mayWrite && place ? (
              <Button kind="bare" aria-describedby={`missing-${at}`} onClick={() => onPoint(errors)}>
                {place}
              </Button>
            ) : (
              <strong>{place}</strong>
            )}
            <Muted id={`missing-${at}`}>{[...new Set(Object.values(errors))].join(' ')}</Muted>
          </li>
        ))}
      </List>
    </div>
  );
}
