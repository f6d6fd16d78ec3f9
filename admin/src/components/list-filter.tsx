import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { Button, Field, SelectField } from './index.js';

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  align-items: end;
  gap: var(--space-2);
  margin-bottom: var(--space-3);
`;

const Search = styled(Button)`
  min-height: 3rem;
`;

interface Choice {
  label: string;
  /** The chosen value; empty for all. */
  value: string;
  options: Readonly<Record<string, string>>;
  onChoose: (value: string) => void;
}

interface ListFilterProps {
  choices: readonly Choice[];
  /** What is searched: "Address". */
  searchLabel: string;
  onSearch: (query: string | undefined) => void;
  children?: ReactNode;
}

/** Above a list: which ones, and a part of what stands in them. */
export function ListFilter({ choices, searchLabel, onSearch, children }: ListFilterProps) {
  const [typed, setTyped] = useState('');
  return (
    <Form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim() || undefined);
      }}
    >
      {choices.map(({ label, value, options, onChoose }) => (
        <SelectField
          key={label}
          label={label}
          value={value}
          onChange={({ target }) => onChoose(target.value)}
        >
          <option value="">All</option>
          {Object.entries(options).map(([option, words]) => (
            <option key={option} value={option}>
              {words}
            </option>
          ))}
        </SelectField>
      ))}
      <Field
        label={searchLabel}
        type="search"
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Search type="submit">Search</Search>
      {children}
    </Form>
  );
}
