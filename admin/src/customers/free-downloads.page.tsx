import { useQuery } from '@tanstack/react-query';
import { addressOf, api } from '../api.js';
import {
  EmptyState,
  FileLink,
  ListFilter,
  ListTable,
  Moment,
  PageHeading,
  Status,
  type StatusWords,
  useCursorList,
  useListFilter,
} from '../components/index.js';
import { useStaff } from '../sign-in/session.js';
import { CustomerLink } from './customer-link.js';
import { customers as m } from '../messages.js';

const subscriptions: Record<string, StatusWords> = {
  confirmed: { label: m.subscriptions.states.confirmed, tone: 'good' },
  pending: { label: m.subscriptions.states.pending, tone: 'busy' },
  ended: { label: m.subscriptions.states.ended, tone: 'neutral' },
};

export function FreeDownloadsPage() {
  const { filter, choose, isFiltered } = useListFilter<{ file?: string; query?: string }>(['file']);
  const mayExport = useStaff().may.includes('lists.export');
  const files = useQuery({
    queryKey: ['leads', 'files'],
    queryFn: () => api.GET('/api/admin/download-leads/files'),
  });
  const leads = useCursorList(['leads', 'list', filter], (cursor) =>
    api.GET('/api/admin/download-leads', { params: { query: { ...filter, cursor } } }),
  );
  return (
    <>
      <PageHeading title={m.downloads.title} lead={m.downloads.lead} />
      <ListFilter
        filter={filter}
        choose={choose}
        choices={[
          {
            name: 'file',
            label: m.downloads.table.file,
            options: Object.fromEntries(files.data?.map(({ id, title }) => [id, title]) ?? []),
          },
        ]}
        searchLabel={m.downloads.address}
      >
        {mayExport ? (
          <FileLink address={addressOf('/api/admin/download-leads/csv', { query: { ...filter } })} />
        ) : null}
      </ListFilter>
      <ListTable
        caption={m.downloads.table.caption}
        list={leads}
        keyOf={({ id }) => id}
        columns={[
          { label: m.downloads.address, render: ({ email }) => <CustomerLink email={email} /> },
          { label: m.downloads.table.file, render: ({ title }) => title },
          { label: m.downloads.table.when, render: ({ takenAt }) => <Moment at={takenAt} /> },
          {
            label: m.downloads.table.newsletter,
            render: ({ subscription }) => {
              const known = subscription ? subscriptions[subscription] : undefined;
              return known ? <Status {...known} /> : m.downloads.table.neverAsked;
            },
          },
        ]}
        empty={<EmptyState {...(isFiltered ? m.downloads.table.noMatch : m.downloads.table.empty)} />}
      />
    </>
  );
}
