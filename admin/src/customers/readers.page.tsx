import type { Reader } from '@lectern/api-client/admin';
import { styled } from 'styled-components';
import { Route, Switch } from 'wouter';
import { addressOf, api } from '../api.js';
import {
  EmptyState,
  FileLink,
  ListFilter,
  ListTable,
  Moment,
  PageHeading,
  PageTabs,
  Small,
  Status,
  useCursorList,
  useListFilter,
} from '../components/index.js';
import { customers as m } from '../messages.js';
import { useStaff } from '../sign-in/session.js';
import { CustomerLink } from './customer-link.js';
import { PersonLookup } from './person-lookup.js';

type Kind = Reader['kinds'][number];

const Chips = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-half);
`;

const kindWords: Record<Kind, string> = m.readers.kinds;

function ReaderList() {
  const { may } = useStaff();
  const { filter, choose, isFiltered } = useListFilter<{ kind?: Kind; query?: string }>(['kind']);
  const list = useCursorList(['readers', filter], (cursor) =>
    api.GET('/api/admin/readers', { params: { query: { ...filter, cursor } } }),
  );
  // Use of the legal companion is shown to the owner only.
  const { answered, ...others } = kindWords;
  const kinds = may.includes('people.erase') ? { ...others, answered } : others;
  return (
    <>
      <ListFilter
        filter={filter}
        choose={choose}
        choices={[{ name: 'kind', label: m.readers.filter.kind, options: kinds }]}
        searchLabel={m.readers.filter.search}
      >
        {may.includes('lists.export') ? (
          <FileLink address={addressOf('/api/admin/readers/csv', { query: { ...filter } })} />
        ) : null}
      </ListFilter>
      <ListTable
        caption={m.readers.table.caption}
        list={list}
        keyOf={({ email }) => email}
        columns={[
          {
            label: m.readers.table.name,
            render: ({ name, email }) => (
              <>
                <CustomerLink email={email}>{name || email}</CustomerLink>
                {name ? <Small>{email}</Small> : null}
              </>
            ),
          },
          {
            label: m.readers.table.what,
            render: ({ kinds: ways }) => (
              <Chips>
                {ways.map((kind) => (
                  <Status key={kind} label={kindWords[kind]} tone="neutral" />
                ))}
              </Chips>
            ),
          },
          { label: m.readers.table.last, render: ({ lastAt }) => <Moment at={lastAt} /> },
        ]}
        empty={<EmptyState {...(isFiltered ? m.readers.table.noMatch : m.readers.table.empty)} />}
      />
    </>
  );
}

/** Everyone who bought, subscribed, wrote or answered, each with a page of their own. */
export function ReadersPage() {
  return (
    <>
      <PageHeading title={m.readers.title} lead={m.readers.lead} />
      <PageTabs
        label={m.readers.title}
        tabs={[
          { path: '/', label: m.readers.tabs.list },
          { path: '/person', label: m.readers.tabs.person },
        ]}
      />
      <Switch>
        <Route path="/" component={ReaderList} />
        <Route path="/person" component={PersonLookup} />
      </Switch>
    </>
  );
}
