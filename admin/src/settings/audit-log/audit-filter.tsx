import type { AuditFilter } from '@lectern/api-client/admin';
import { Button, Field, Select } from '@lectern/ui/kit';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { api } from '../../api.js';
import { FilterForm } from '../../components/index.js';
import { auditLog as m } from '../../messages.js';
import { dayOf, startOfDay, startOfNextDay } from '../../formats.js';
import { sayIn } from '../../say.js';
import { subjectWords } from '../subjects.js';
import { actionLabel } from './audit-words.js';

const Chosen = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1);
  grid-column: 1 / -1;
`;

interface AuditFilterFormProps {
  filter: AuditFilter;
  onChange: (filter: AuditFilter) => void;
}

export function AuditFilterForm({ filter, onChange }: AuditFilterFormProps) {
  const { data } = useQuery({
    queryKey: ['audit choices'],
    queryFn: () => api.GET('/api/admin/audit-log/choices'),
    staleTime: 0,
  });
  const { who, action, subjectKind, subjectId, from, until } = filter;
  const set = (fields: AuditFilter) => onChange({ ...filter, ...fields });
  return (
    <FilterForm aria-label={m.filter.label} onSubmit={(event) => event.preventDefault()}>
      <Select
        label={m.entry.who}
        value={who ?? ''}
        options={[['', m.filter.everyone], ...(data?.who ?? []).map((name) => [name, name] as const)]}
        onValue={(name) => set({ who: name || undefined })}
      />
      <Select
        label={m.filter.what}
        value={action ?? ''}
        options={[
          ['', m.filter.everything],
          ...(data?.actions ?? []).map((each) => [each, actionLabel(each)] as const),
        ]}
        onValue={(each) => set({ action: each || undefined })}
      />
      <Field
        label={m.filter.from}
        type="date"
        value={dayOf(from)}
        onChange={({ target }) => set({ from: startOfDay(target.value) })}
      />
      <Field
        label={m.filter.to}
        type="date"
        value={dayOf(until, -1)}
        onChange={({ target }) => set({ until: startOfNextDay(target.value) })}
      />
      {subjectKind && subjectId ? (
        <Chosen>
          {sayIn(m.filter.only, {
            label: subjectWords({ kind: subjectKind, id: subjectId }).label,
            button: (
              <Button kind="bare" onClick={() => set({ subjectKind: undefined, subjectId: undefined })}>
                {m.filter.showAll}
              </Button>
            ),
          })}
        </Chosen>
      ) : null}
    </FilterForm>
  );
}
