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
import { auditLog as m } from '../../messages.js';

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
      label={m.page.loading}
      heights={['4.5rem', '4.5rem', '4.5rem']}
    >
      {(entries) =>
        entries.length > 0 ? (
          <>
            <List aria-label={m.list.label}>
              {entries.map((entry) => (
                <EntryLine key={entry.id} entry={entry} />
              ))}
            </List>
            <MoreButton list={log} />
          </>
        ) : Object.values(filter).some(Boolean) ? (
          <EmptyState {...m.list.noMatch} />
        ) : (
          <EmptyState {...m.list.empty} />
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
        title={m.page.title}
        lead={m.page.lead}
        actions={
          mayExport ? (
            <ButtonLink
              href={addressOf('/api/admin/audit-log/export', { query: { ...filter } })}
              download="audit-log.csv"
            >
              <Icon name="download" />
              {m.page.download}
            </ButtonLink>
          ) : null
        }
      />
      <AuditFilterForm filter={filter} onChange={setFilter} />
      <Entries filter={filter} />
    </>
  );
}
