import { Button, Field, Select } from '@lectern/ui/kit';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { components as m } from '../messages.js';

export const FilterForm = styled.form.attrs({ role: 'search' })`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  align-items: end;
  gap: var(--space-2);
  margin-bottom: var(--space-3);
`;

interface ListFilterProps<Filter> {
  filter: Filter;
  choose: (change: Readonly<Record<string, string>>) => void;
  choices: readonly {
    name: keyof Filter & string;
    label: string;
    options: Readonly<Record<string, string>>;
  }[];
  searchLabel: string;
  children?: ReactNode;
}

export function ListFilter<Filter extends object>(props: ListFilterProps<Filter>) {
  const { filter, choose, choices, searchLabel, children } = props;
  const [typed, setTyped] = useState('');
  return (
    <FilterForm
      onSubmit={(event) => {
        event.preventDefault();
        choose({ query: typed.trim() });
      }}
    >
      {choices.map(({ name, label, options }) => (
        <Select
          key={name}
          label={label}
          value={String(filter[name] ?? '')}
          options={[['', m.filter.all], ...Object.entries(options)]}
          onValue={(value) => choose({ [name]: value })}
        />
      ))}
      <Field
        label={searchLabel}
        type="search"
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit">{m.filter.search}</Button>
      {children}
    </FilterForm>
  );
}
