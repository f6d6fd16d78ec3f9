import { downloadLeadsFile, fetchDownloadLeads, fetchLeadFiles } from '@lectern/api-client/admin';
import { useQuery } from '@tanstack/react-query';
import {
  EmptyState,
  FileLink,
  ListFilter,
  ListTable,
  PageHeading,
  StatusBadge,
  type StatusTone,
  useCursorList,
  useListFilter,
} from '../components/index.js';
import { localTime } from '../formats.js';
import { useStaff } from '../sign-in/session.js';
import { CustomerLink } from './customer-link.js';

const subscriptions: Record<string, { label: string; tone: StatusTone }> = {
  confirmed: { label: 'Subscribed', tone: 'good' },
  pending: { label: 'Not confirmed yet', tone: 'busy' },
  ended: { label: 'Has left', tone: 'neutral' },
};

/** Who has taken a sample or the kit. */
export function FreeDownloadsPage() {
  const { filter, choose, isFiltered } = useListFilter<{ file?: string; query?: string }>(['file']);
  const mayExport = useStaff().may.includes('lists.export');
  const files = useQuery({ queryKey: ['leads', 'files'], queryFn: fetchLeadFiles });
  const leads = useCursorList(['leads', 'list', filter], (cursor) =>
    fetchDownloadLeads({ ...filter, cursor }),
  );
  return (
    <>
      <PageHeading
        title="Free downloads"
        lead="Who has taken a sample or the starter kit, and whether they get your letters as well."
      />
      <ListFilter
        filter={filter}
        choose={choose}
        choices={[
          {
            name: 'file',
            label: 'File',
            options: Object.fromEntries(files.data?.map(({ id, title }) => [id, title]) ?? []),
          },
        ]}
        searchLabel="Address"
      >
        {mayExport ? <FileLink address={downloadLeadsFile(filter)} /> : null}
      </ListFilter>
      <ListTable
        caption="Free downloads, the newest first"
        list={leads}
        keyOf={({ id }) => id}
        columns={[
          { label: 'Address', render: ({ email }) => <CustomerLink email={email} /> },
          { label: 'File', render: ({ title }) => title },
          { label: 'When', render: ({ takenAt }) => localTime(takenAt) },
          {
            label: 'Newsletter',
            render: ({ subscription }) => {
              const known = subscription ? subscriptions[subscription] : undefined;
              return known ? <StatusBadge $tone={known.tone}>{known.label}</StatusBadge> : 'Never asked';
            },
          },
        ]}
        empty={
          isFiltered ? (
            <EmptyState title="No such download">Try another part of the address, or look at all.</EmptyState>
          ) : (
            <EmptyState title="Nothing has been taken yet">
              Samples are offered on your page of free resources, the starter kit on the page of the grant
              book. Whoever gives an address for one stands here.
            </EmptyState>
          )
        }
      />
    </>
  );
}
