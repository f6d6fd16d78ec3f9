import type { DocumentSummary } from '@lectern/api-client/admin';
import { Button, ErrorMessage, VisuallyHidden } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type Column, DataTable, EmptyState, Small, Status } from '../components/index.js';
import { texts as m } from '../messages.js';
import { useStaff } from '../sign-in/session.js';
import type { TextKind } from './text-kind.js';
import { momentOf, statusOf, titleOf } from './text-words.js';
import { restoreText, useTexts } from './texts-data.js';

function Restore({ text }: { text: DocumentSummary }) {
  const { mutate, isPending, error } = useMutation({ mutationFn: () => restoreText(text.id) });
  return (
    <>
      <Button kind="bare" busy={isPending && m.bin.restoring} onClick={() => mutate()}>
        {m.bin.restore}
        <VisuallyHidden> {titleOf(text)}</VisuallyHidden>
      </Button>
      <ErrorMessage error={error} />
    </>
  );
}

const columns: [Column<DocumentSummary>, ...Column<DocumentSummary>[]] = [
  {
    label: m.list.title,
    render: (text) => (
      <>
        <Link href={`/${text.id}`}>{titleOf(text)}</Link>
        {text.path ? <Small>{text.path}</Small> : null}
      </>
    ),
  },
  { label: m.list.status, render: (text) => <Status {...statusOf(text)} /> },
  { label: m.list.when, render: momentOf },
  { label: m.list.who, render: ({ savedBy }) => savedBy ?? m.list.content },
];

const bin: Column<DocumentSummary> = { label: m.bin.restore, render: (text) => <Restore text={text} /> };

export type ListedState = 'all' | 'draft' | 'scheduled' | 'published' | 'binned';

const isListed =
  (listed: ListedState) =>
  ({ state, scheduledAt }: DocumentSummary): boolean => {
    if (listed === 'all') return state !== 'binned';
    return listed === 'scheduled' ? scheduledAt !== null : state === listed;
  };

interface TextListProps {
  kind: TextKind;
  state: ListedState;
  /** Button that opens a new text. */
  create: ReactNode;
}

export function TextList({ kind, state, create }: TextListProps) {
  const { data, error, refetch } = useTexts(kind);
  const { may } = useStaff();
  if (error && !data) return <ErrorMessage error={error} onRetry={() => void refetch()} />;
  const isAll = state === 'all';
  const none = state === 'binned' ? m.list.emptyBin : isAll ? kind.words.empty : m.list.noMatch;
  const isBin = state === 'binned' && may.includes('articles.publish');
  return (
    <DataTable
      caption={kind.words.caption}
      rows={data?.filter(isListed(state))}
      keyOf={({ id }) => id}
      columns={isBin ? [...columns, bin] : columns}
      empty={<EmptyState {...none} action={isAll ? create : null} />}
    />
  );
}
