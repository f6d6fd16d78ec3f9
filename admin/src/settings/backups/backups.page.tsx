import { Async } from '@lectern/ui/kit';
import { PageHeading, Stack } from '../../components/index.js';
import { backups as m } from '../../messages.js';
import { BackupStatus } from './backup-status.js';
import { useBackups } from './backups-data.js';
import { Comparison } from './comparison.js';
import { RecentBackups } from './recent-backups.js';

export function BackupsPage() {
  const { data, error, refetch } = useBackups();
  return (
    <>
      <PageHeading title={m.page.title} lead={m.page.lead} />
      <Stack $gap={4}>
        <Async query={{ data, error, refetch }} label={m.page.loading} heights={['9rem', '12rem']}>
          {(backups) => (
            <Stack $gap={4}>
              <BackupStatus backups={backups} />
              {backups.plan || backups.recent.length > 0 ? <RecentBackups recent={backups.recent} /> : null}
            </Stack>
          )}
        </Async>
        <Comparison />
      </Stack>
    </>
  );
}
