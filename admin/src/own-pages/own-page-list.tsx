import type { OwnPageSummary } from '@lectern/api-client/admin';
import { Button, ErrorMessage, VisuallyHidden } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';
import { Link, useLocation } from 'wouter';
import { statusOf } from '../articles/article-words.js';
import { type Column, DataTable, EmptyState, showFailure, Status } from '../components/index.js';
import { localTime } from '../formats.js';
import { ownPages as m } from '../messages.js';
import { useStaff } from '../sign-in/session.js';
import { createOwnPage, restoreOwnPage, useOwnPages } from './own-pages-data.js';

export const titleOf = ({ title }: Pick<OwnPageSummary, 'title'>): string => title || m.list.untitled;

export function NewPage() {
  const [, navigate] = useLocation();
  const creating = useMutation({
    mutationFn: createOwnPage,
    onSuccess: ({ id }) => navigate(`/${id}`),
    onError: (error) => showFailure(m.page.failed, error),
  });
  return (
    <Button kind="main" busy={creating.isPending && m.page.creating} onClick={() => creating.mutate()}>
      {m.page.new}
    </Button>
  );
}

function Restore({ page }: { page: OwnPageSummary }) {
  const { mutate, isPending, error } = useMutation({ mutationFn: () => restoreOwnPage(page.id) });
  return (
    <>
      <Button kind="bare" busy={isPending && m.bin.restoring} onClick={() => mutate()}>
        {m.bin.restore}
        <VisuallyHidden> {titleOf(page)}</VisuallyHidden>
      </Button>
      <ErrorMessage error={error} />
    </>
  );
}

const columns: [Column<OwnPageSummary>, ...Column<OwnPageSummary>[]] = [
  { label: m.list.title, render: (page) => <Link href={`/${page.id}`}>{titleOf(page)}</Link> },
  { label: m.list.address, render: ({ path }) => path ?? '' },
  { label: m.list.status, render: (page) => <Status {...statusOf(page)} /> },
  { label: m.list.saved, render: ({ savedAt }) => localTime(savedAt) },
];

export function OwnPageList({ isBin }: { isBin: boolean }) {
  const { data, error, refetch } = useOwnPages();
  const { may } = useStaff();
  if (error && !data) return <ErrorMessage error={error} onRetry={() => void refetch()} />;
  const restore = { label: m.bin.restore, render: (page: OwnPageSummary) => <Restore page={page} /> };
  return (
    <DataTable
      caption={m.list.caption}
      rows={data?.filter(({ state }) => (state === 'binned') === isBin)}
      keyOf={({ id }) => id}
      columns={isBin && may.includes('articles.publish') ? [...columns, restore] : columns}
      empty={
        <EmptyState
          {...(isBin ? m.list.emptyBin : m.list.empty)}
          action={!isBin && may.includes('articles.write') ? <NewPage /> : null}
        />
      }
    />
  );
}
