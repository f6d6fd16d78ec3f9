import type { AddedBook } from '@lectern/api-client/admin';
import { Button } from '@lectern/ui/kit';
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
  /** Shows the sentence at its field. */
  onPoint: (field: string, message: string) => void;
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
        {data.missing.map(({ field, message }, at) => {
          const name = fieldOf(field);
          const place = placeText(name, values);
          return (
            <li key={field}>
              {mayWrite && place ? (
                <Button kind="bare" aria-describedby={`missing-${at}`} onClick={() => onPoint(name, message)}>
                  {place}
                </Button>
              ) : (
                <strong>{place}</strong>
              )}
              <Muted id={`missing-${at}`}>{message}</Muted>
            </li>
          );
        })}
      </List>
    </div>
  );
}
