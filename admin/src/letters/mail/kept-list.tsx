import { Link } from 'wouter';
import { sentenceOf } from '../../data.js';
import { DataTable, EmptyState, MoreButton, Trouble } from '../../parts/index.js';
import { localTime } from '../../local-time.js';
import { useKeptMails } from './mail-data.js';

/** The letters of a site that has no mail server yet: it keeps them, to be read here. */
export function KeptList() {
  const kept = useKeptMails();
  const rows = kept.data?.pages.flatMap(({ items }) => items);
  if (kept.isError && !rows)
    return <Trouble text={sentenceOf(kept.error)} onRetry={() => void kept.refetch()} />;
  return (
    <>
      <DataTable
        caption="Letters that were kept instead of sent, the newest first"
        rows={rows}
        keyOf={({ name }) => name}
        columns={[
          {
            label: 'Subject',
            render: ({ name, subject }) => (
              <Link href={`/kept/${name.replace(/\.eml$/, '')}`}>{subject}</Link>
            ),
          },
          { label: 'To', render: ({ to }) => to },
          { label: 'When', render: ({ date }) => localTime(date) },
        ]}
        empty={
          <EmptyState title="Nothing is kept here">
            A site without a mail server keeps its letters here instead of sending them.
          </EmptyState>
        }
      />
      <MoreButton pages={kept} />
    </>
  );
}
