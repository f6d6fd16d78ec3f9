import { formatDate } from '../shop.js';
import type { AssessmentCounts } from '@lectern/api-client/admin';
import { Async } from '@lectern/ui/kit';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { api } from '../api.js';
import { EmptyState, PageHeading, Panel } from '../components/index.js';
import { sayIn } from '../say.js';
import { legal as m } from '../messages.js';

const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
  gap: var(--space-3);
  align-items: start;
  h2 {
    margin-bottom: var(--space-1);
    font-size: 1.125rem;
  }
`;

const Lines = styled.dl`
  > div {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 var(--space-2);
    padding-block: var(--space-1);
    border-top: 1px solid var(--color-line);
  }
  dt {
    overflow-wrap: anywhere;
  }
  dd {
    margin: 0;
    color: var(--color-muted);
    font-variant-numeric: tabular-nums;
  }
`;

const Total = styled.p`
  margin-bottom: var(--space-3);
`;

type Group = AssessmentCounts['groups'][number];

const monthFormat = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const nameOf = (by: Group['by'], label: string) =>
  by === 'month' ? formatDate(new Date(`${label}-01T00:00:00Z`), monthFormat) : label;

function CountsOf({ group: { by, counts } }: { group: Group }) {
  return (
    <Panel aria-labelledby={`by-${by}`}>
      <h2 id={`by-${by}`}>{m.charts[by]}</h2>
      <Lines>
        {counts.map(({ value, label, count }) => (
          <div key={value}>
            <dt>{nameOf(by, label)}</dt>
            <dd>{count.words}</dd>
          </div>
        ))}
      </Lines>
    </Panel>
  );
}

export function LegalCompanionPage() {
  const { data, error, refetch } = useQuery({
    queryKey: ['assessment counts'],
    queryFn: () => api.GET('/api/admin/assessments/counts'),
  });
  return (
    <>
      <PageHeading title={m.page.title} lead={m.page.lead} />
      <Async query={{ data, error, refetch }} label={m.page.loading} heights={['18rem']}>
        {({ total, groups }) =>
          groups.every(({ counts }) => counts.length === 0) ? (
            <EmptyState {...m.empty} />
          ) : (
            <>
              <Total>{sayIn(m.page.total, { strong: <strong>{total.words}</strong> })}</Total>
              <Groups>
                {groups.map((group) => (
                  <CountsOf key={group.by} group={group} />
                ))}
              </Groups>
            </>
          )
        }
      </Async>
    </>
  );
}
