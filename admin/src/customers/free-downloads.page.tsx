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
  confirmed: { label: m.subscribed, tone: 'good' },
  pending: { label: m.notConfirmedYet, tone: 'busy' },
  ended: { label: m.hasLeft, tone: 'neutral' },
};

/** Downloads of samples and of the kit. */
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
      <PageHeading title={m.freeDownloads} lead={m.whoHasTakenSample} />
      <ListFilter
        filter={filter}
        choose={choose}
        choices={[
          {
            name: 'file',
            label: m.file,
            options: Object.fromEntries(files.data?.map(({ id, title }) => [id, title]) ?? []),
          },
        ]}
        searchLabel={m.address}
      >
        {mayExport ? (
          <FileLink address={addressOf('/api/admin/download-leads/csv', { query: { ...filter } })} />
        ) : null}
      </ListFilter>
      <ListTable
        caption={m.freeDownloadsNewestFirst}
        list={leads}
        keyOf={({ id }) => id}
        columns={[
          { label: m.address, render: ({ email }) => <CustomerLink email={email} /> },
          { label: m.file, render: ({ title }) => title },
          { label: m.when, render: ({ takenAt }) => <Moment at={takenAt} /> },
          {
            label: m.newsletter,
            render: ({ subscription }) => {
              const known = subscription ? subscriptions[subscription] : undefined;
              return known ? <Status {...known} /> : m.neverAsked;
            },
          },
        ]}
        empty={
          isFiltered ? (
            <EmptyState title={m.noSuchDownload}>{m.tryAnotherPartAddress}</EmptyState>
          ) : (
            <EmptyState title={m.nothingHasBeenTaken}>{m.samplesAreOfferedOn}</EmptyState>
          )
        }
      />
    </>
  );
}
