import type { Backups } from '@lectern/api-client/admin';
import { fileSizeText } from '@lectern/ui/formats';
import { DataTable, EmptyState, Moment, Small, Status, type StatusTone } from '../../components/index.js';
import { backups as m } from '../../messages.js';

type Backup = Backups['recent'][number];

const tones: Record<Backup['state'], StatusTone> = { running: 'busy', done: 'good', failed: 'danger' };

export function RecentBackups({ recent }: { recent: readonly Backup[] }) {
  return (
    <DataTable
      caption={m.recent.caption}
      rows={recent}
      keyOf={({ id }) => id}
      empty={<EmptyState {...m.recent.empty} />}
      columns={[
        {
          label: m.recent.what,
          render: ({ kind, error }) => (
            <>
              {m.recent.kinds[kind]}
              {error ? <Small>{error}</Small> : null}
            </>
          ),
        },
        { label: m.recent.when, render: ({ startedAt }) => <Moment at={startedAt} /> },
        {
          label: m.recent.state,
          render: ({ state }) => <Status label={m.recent.states[state]} tone={tones[state]} />,
        },
        {
          label: m.recent.size,
          render: ({ bytes }) => (bytes === null ? '–' : fileSizeText(bytes)),
          isNumber: true,
        },
      ]}
    />
  );
}
