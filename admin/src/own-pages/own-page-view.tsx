import type { OwnPage } from '@lectern/api-client/admin';
import { Async, Button, ErrorMessage } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';
import { LineLink, Note, PageHeading, Stack } from '../components/index.js';
import { ownPages as m } from '../messages.js';
import { useStaff } from '../sign-in/session.js';
import { OwnPageEditor } from './own-page-editor.js';
import { titleOf } from './own-page-list.js';
import { type BinnedPage, restoreOwnPage, useOwnPage } from './own-pages-data.js';

function InBin({ page }: { page: OwnPage }) {
  const mayRestore = useStaff().may.includes('articles.publish');
  const restoring = useMutation({ mutationFn: () => restoreOwnPage(page.id) });
  return (
    <>
      <PageHeading title={titleOf(page)} />
      <Stack>
        <Note>{m.bin.notice}</Note>
        {mayRestore ? (
          <div>
            <Button
              kind="main"
              busy={restoring.isPending && m.bin.restoring}
              onClick={() => restoring.mutate()}
            >
              {m.bin.restore}
            </Button>
          </div>
        ) : null}
        <ErrorMessage error={restoring.error} />
      </Stack>
    </>
  );
}

interface OwnPageViewProps {
  id: string;
  onBinned: (binned: BinnedPage) => void;
}

export function OwnPageView({ id, onBinned }: OwnPageViewProps) {
  const { data, error, refetch } = useOwnPage(id);
  return (
    <>
      <LineLink href="/">{m.editor.back}</LineLink>
      {data ? null : <PageHeading title={m.page.title} />}
      <Async query={{ data, error, refetch }} label={m.editor.loading} heights={['4rem', '24rem']}>
        {(page) =>
          page.state === 'binned' ? <InBin page={page} /> : <OwnPageEditor page={page} onBinned={onBinned} />
        }
      </Async>
    </>
  );
}
