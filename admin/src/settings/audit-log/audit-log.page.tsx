import { type AuditFilter, auditLogFile, fetchAuditLog } from '@lectern/api-client/admin';
import { Icon, Skeleton } from '@lectern/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useSearchParams } from 'wouter';
import {
  type ButtonKind,
  buttonLook,
  EmptyState,
  MoreButton,
  PageHeading,
  Trouble,
} from '../../components/index.js';
import { paged, sentenceOf } from '../../query-client.js';
import { useStaff } from '../../sign-in/session.js';
import { EntryLine } from './audit-entry.js';
import { AuditFilterForm } from './audit-filter.js';

const useAuditLog = (filter: AuditFilter) =>
  useInfiniteQuery({
    queryKey: ['audit log', filter],
    queryFn: ({ pageParam }) => fetchAuditLog(filter, pageParam),
    ...paged,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

const List = styled.ol`
  border: 1px solid var(--color-line);
  border-radius: var(--radius-medium);
  background: var(--color-surface);
`;

const Awaited = styled.div`
  display: grid;
  gap: var(--space-1);
  > * {
    height: 4.5rem;
  }
`;

const Download = styled.a<{ $kind?: ButtonKind }>`
  ${buttonLook}
  svg {
    width: 1.125rem;
  }
`;

function Entries({ filter }: { filter: AuditFilter }) {
  const log = useAuditLog(filter);
  const entries = log.data?.pages.flatMap(({ items }) => items);
  if (log.isError && !entries)
    return <Trouble text={sentenceOf(log.error)} onRetry={() => void log.refetch()} />;
  if (!entries)
    return (
      <Awaited role="status" aria-label="The log is on its way">
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </Awaited>
    );
  if (entries.length === 0)
    return Object.values(filter).some(Boolean) ? (
      <EmptyState title="Nothing of that kind">Try another day, or look at everything.</EmptyState>
    ) : (
      <EmptyState title="Nothing was done yet">
        Whatever you or your helpers do here, such as sending a letter or refunding an order, is written down
        with who did it and when. Nobody can change it afterwards.
      </EmptyState>
    );
  return (
    <>
      <List aria-label="What was done, the newest first">
        {entries.map((entry) => (
          <EntryLine key={entry.id} entry={entry} />
        ))}
      </List>
      <MoreButton pages={log} />
    </>
  );
}

/** Who did what, when and why. Other pages lead here with what they are about: `?subjectKind=order&subjectId=…`. */
export function AuditLogPage() {
  const mayExport = useStaff().may.includes('lists.export');
  const [address] = useSearchParams();
  const [filter, setFilter] = useState<AuditFilter>(() => ({
    subjectKind: address.get('subjectKind') ?? undefined,
    subjectId: address.get('subjectId') ?? undefined,
  }));
  return (
    <>
      <PageHeading
        title="Audit log"
        lead="Who did what, when and why. It only grows: nobody can change or remove what stands here."
        actions={
          mayExport ? (
            <Download href={auditLogFile(filter)} download="audit-log.csv">
              <Icon name="download" />
              Download as CSV
            </Download>
          ) : null
        }
      />
      <AuditFilterForm filter={filter} onChange={setFilter} />
      <Entries filter={filter} />
    </>
  );
}
