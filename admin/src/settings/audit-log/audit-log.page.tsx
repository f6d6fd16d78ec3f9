import type { AuditFilter } from '@lectern/api-client/admin';
import { Async, ButtonLink, Icon } from '@lectern/ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useSearchParams } from 'wouter';
import { addressOf, api } from '../../api.js';
import { EmptyState, MoreButton, PageHeading, useCursorList } from '../../components/index.js';
import { useStaff } from '../../sign-in/session.js';
import { EntryLine } from './audit-entry.js';
import { AuditFilterForm } from './audit-filter.js';
import { settings as m } from '../../messages.js';

const useAuditLog = (filter: AuditFilter) =>
  useCursorList(['audit log', filter], (cursor) =>
    api.GET('/api/admin/audit-log', { params: { query: { ...filter, cursor } } }),
  );

const List = styled.ol`
  border: 1px solid var(--color-line);
  border-radius: var(--radius-medium);
  background: var(--color-surface);
`;

function Entries({ filter }: { filter: AuditFilter }) {
  const log = useAuditLog(filter);
  return (
    <Async
      query={{ data: log.rows, error: log.error, refetch: log.refetch }}
      label={m.logOnItsWay}
      heights={['4.5rem', '4.5rem', '4.5rem']}
    >
      {(entries) =>
        entries.length > 0 ? (
          <>
            <List aria-label={m.wasDoneNewestFirst}>
              {entries.map((entry) => (
                <EntryLine key={entry.id} entry={entry} />
              ))}
            </List>
            <MoreButton list={log} />
          </>
        ) : Object.values(filter).some(Boolean) ? (
          <EmptyState title={m.nothingOfThatKind}>{m.tryAnotherDayOr}</EmptyState>
        ) : (
          <EmptyState title={m.nothingWasDoneYet}>{m.whateverYouOrYour}</EmptyState>
        )
      }
    </Async>
  );
}

/** Audit log. Other pages link here with a filter: `?subjectKind=order&subjectId=…`. */
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
        title={m.auditLog}
        lead={m.whoDidWhenWhy}
        actions={
          mayExport ? (
            <ButtonLink
              href={addressOf('/api/admin/audit-log/export', { query: { ...filter } })}
              download="audit-log.csv"
            >
              <Icon name="download" />
              {m.downloadAsCsv}
            </ButtonLink>
          ) : null
        }
      />
      <AuditFilterForm filter={filter} onChange={setFilter} />
      <Entries filter={filter} />
    </>
  );
}
