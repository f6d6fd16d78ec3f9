import { downloadLeadsFile, fetchDownloadLeads, fetchLeadFiles } from '@lectern/api-client/admin';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FileLink } from '../components/files.js';
import {
  DataTable,
  EmptyState,
  MoreButton,
  PageHeading,
  StatusBadge,
  type StatusTone,
  Trouble,
} from '../components/index.js';
import { ListFilter } from '../components/list-filter.js';
import { localTime } from '../formats.js';
import { paged, sentenceOf } from '../query-client.js';
import { useStaff } from '../sign-in/session.js';
import { PersonLink } from './customer-link.js';

const subscriptions: Record<string, { label: string; tone: StatusTone }> = {
  confirmed: { label: 'Subscribed', tone: 'good' },
  pending: { label: 'Not confirmed yet', tone: 'busy' },
  ended: { label: 'Has left', tone: 'neutral' },
};

interface Wish {
  file?: string | undefined;
  query?: string | undefined;
}

/** Who has taken a sample or the kit. */
export function DownloadsPage() {
  const [wish, setWish] = useState<Wish>({});
  const mayExport = useStaff().may.includes('lists.export');
  const files = useQuery({ queryKey: ['leads', 'files'], queryFn: fetchLeadFiles });
  const leads = useInfiniteQuery({
    queryKey: ['leads', 'list', wish],
    queryFn: ({ pageParam }) => fetchDownloadLeads({ ...wish, cursor: pageParam }),
    ...paged,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const rows = leads.data?.pages.flatMap(({ items }) => items);
  return (
    <>
      <PageHeading
        title="Free downloads"
        lead="Who has taken a sample or the starter kit, and whether they get your letters as well."
      />
      <ListFilter
        choices={[
          {
            label: 'File',
            value: wish.file ?? '',
            options: Object.fromEntries(files.data?.map(({ id, title }) => [id, title]) ?? []),
            onChoose: (file) => setWish((now) => ({ ...now, file: file || undefined })),
          },
        ]}
        searchLabel="Address"
        onSearch={(query) => setWish((now) => ({ ...now, query }))}
      >
        {mayExport ? <FileLink address={downloadLeadsFile(wish)} /> : null}
      </ListFilter>
      {leads.isError && !rows ? (
        <Trouble text={sentenceOf(leads.error)} onRetry={() => void leads.refetch()} />
      ) : (
        <DataTable
          caption="Free downloads, the newest first"
          rows={rows}
          keyOf={({ id }) => id}
          columns={[
            { label: 'Address', render: ({ email }) => <PersonLink email={email} /> },
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
            wish.file || wish.query ? (
              <EmptyState title="No such download">
                Try another part of the address, or look at all.
              </EmptyState>
            ) : (
              <EmptyState title="Nothing has been taken yet">
                Samples are offered on your page of free resources, the starter kit on the page of the grant
                book. Whoever gives an address for one stands here.
              </EmptyState>
            )
          }
        />
      )}
      <MoreButton pages={leads} />
    </>
  );
}
