import type { OrderOverview, OrderFilter } from '@lectern/api-client/admin';
import { Button, Field, Select } from '@lectern/ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FilterForm, fromWide } from '../components/index.js';
import { dayOf, startOfDay, startOfNextDay } from '../formats.js';
import { filterWords } from './order-words.js';
import { counted } from '../say.js';
import { orders as m } from '../messages.js';

const Search = styled.div`
  display: flex;
  grid-column: 1 / -1;
  align-items: end;
  gap: var(--space-1);
  > :first-child {
    flex: 1;
    min-width: 0;
  }
`;

/** Beside the search on a wide screen, behind a button on a phone. */
const Choices = styled.div<{ $isOpen: boolean }>`
  display: ${({ $isOpen }) => ($isOpen ? 'contents' : 'none')};
  ${fromWide} {
    display: contents;
  }
`;

const Fold = styled.p`
  grid-column: 1 / -1;
  ${fromWide} {
    display: none;
  }
`;

interface OrderFilterFormProps {
  filter: OrderFilter;
  products: OrderOverview['products'];
  onChange: (filter: OrderFilter) => void;
}

/** Filters orders: the search on submit, the other fields at once. */
export function OrderFilterForm({ filter, products, onChange }: OrderFilterFormProps) {
  const [typed, setTyped] = useState(filter.query ?? '');
  const [isOpen, setIsOpen] = useState(false);
  const { query: _typed, ...chosen } = filter;
  const chosenCount = Object.values(chosen).filter(Boolean).length;
  const choose = (part: OrderFilter) => onChange({ ...filter, ...part });
  return (
    <FilterForm
      onSubmit={(event) => {
        event.preventDefault();
        choose({ query: typed.trim() || undefined });
      }}
    >
      <Search>
        <Field
          label={m.filter.query}
          type="search"
          maxLength={200}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            if (target.value === '') choose({ query: undefined });
          }}
        />
        <Button type="submit">{m.filter.search}</Button>
      </Search>
      <Fold>
        <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {chosenCount > 0 ? counted(chosenCount, m.filter.chosen) : m.filter.title}
        </Button>
      </Fold>
      <Choices $isOpen={isOpen}>
        <Select
          label={m.filter.status}
          value={filter.status ?? ''}
          options={[['', m.filter.all], ...Object.entries(filterWords)]}
          onValue={(status) => choose({ status: (status || undefined) as OrderFilter['status'] })}
        />
        <Select
          label={m.filter.product}
          value={filter.productId ?? ''}
          options={[['', m.filter.all], ...products.map(({ id, title }) => [id, title] as const)]}
          onValue={(productId) => choose({ productId: productId || undefined })}
        />
        <Field
          label={m.filter.from}
          type="date"
          min="2000-01-01"
          max="2099-12-31"
          value={dayOf(filter.from)}
          onChange={({ target }) => choose({ from: startOfDay(target.value) })}
        />
        <Field
          label={m.filter.until}
          type="date"
          min="2000-01-01"
          max="2099-12-31"
          value={dayOf(filter.before, -1)}
          onChange={({ target }) => choose({ before: startOfNextDay(target.value) })}
        />
      </Choices>
    </FilterForm>
  );
}
