import type { Article } from '@lectern/api-client/admin';
import { CheckField, FieldHint } from '@lectern/ui/kit';
import { styled } from 'styled-components';
import { articles as m } from '../messages.js';
import { say } from '../say.js';
import { MAX_RELATED_BOOKS } from './article-rules.js';

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    font: 600 0.9375rem/1.4 var(--font-control);
  }
`;

interface RelatedBooksProps {
  books: Article['books'];
  chosen: readonly string[];
  disabled: boolean;
  onChange: (chosen: string[]) => void;
}

export function RelatedBooks({ books, chosen, disabled, onChange }: RelatedBooksProps) {
  if (books.length === 0) return null;
  const isFull = chosen.length >= MAX_RELATED_BOOKS;
  return (
    <Group disabled={disabled}>
      <legend>{m.details.books.label}</legend>
      {books.map(({ id, title }) => (
        <CheckField
          key={id}
          label={title}
          checked={chosen.includes(id)}
          disabled={isFull && !chosen.includes(id)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
          }
        />
      ))}
      <FieldHint>{say(m.details.books.hint, { limit: MAX_RELATED_BOOKS })}</FieldHint>
    </Group>
  );
}
