import type { ChartName } from '@lectern/api-client/admin';
import { styled } from 'styled-components';
import { Link } from 'wouter';
import { errorMessage, LineLink, PageHeading, Skeleton } from '../components/index.js';
import { sectionsFor } from '../layout/navigation.js';
import { useStaff } from '../sign-in/session.js';
import { useStatistics } from '../statistics/statistics-data.js';
import { amount } from '../statistics/statistics-words.js';
import { say } from '../say.js';
import { overview as m } from '../messages.js';

const today = { days: 1 };

const asked: readonly { chart: ChartName; measure: string; label: string }[] = [
  { chart: 'sales', measure: 'netCents', label: m.sold },
  { chart: 'subscribers', measure: 'gained', label: m.newReaders },
  { chart: 'visits', measure: 'views', label: m.pagesShown },
];

const Statistics = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: var(--space-2);
  margin: 0;
  > div {
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-medium);
    background: var(--color-surface);
  }
  dt {
    color: var(--color-muted);
    font: 500 0.9375rem/1.4 var(--font-control);
  }
  dd {
    margin: 0;
  }
  dd:first-of-type {
    min-height: 2.5rem;
    font: 600 1.75rem/1.4 var(--font-control);
    font-variant-numeric: tabular-nums;
  }
  dd + dd {
    color: var(--color-muted);
    font-size: 0.9375rem;
  }
`;

const Heading = styled.h2`
  margin-block: var(--space-3) var(--space-2);
  font-size: 1.25rem;
`;

function Statistic({ chart, measure: name, label }: (typeof asked)[number]) {
  const { data, error } = useStatistics(chart, today);
  const measure = data?.measures.find((found) => found.name === name);
  return (
    <div>
      <dt>{label}</dt>
      <dd>{measure ? amount(measure.total, measure.unit) : error ? '–' : <Skeleton />}</dd>
      <dd>
        {measure
          ? say(m.yesterdayAllDay, { before: amount(measure.before, measure.unit) })
          : error
            ? errorMessage(error)
            : m.counting}
      </dd>
    </div>
  );
}

/** Today at a glance, beside the whole of yesterday. */
function Today() {
  return (
    <section>
      <Heading>{m.todaySoFar}</Heading>
      <Statistics>
        {asked.map((each) => (
          <Statistic key={each.chart} {...each} />
        ))}
      </Statistics>
      <LineLink href="/numbers">{m.allStatistics}</LineLink>
    </section>
  );
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: var(--space-2);
`;

const Card = styled(Link)`
  display: block;
  height: 100%;
  padding: var(--space-2) var(--space-3) var(--space-3);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-medium);
  background: var(--color-surface);
  color: var(--color-muted);
  text-decoration: none;
  strong {
    display: block;
    margin-bottom: var(--space-half);
    color: var(--color-accent);
    font-size: 1.0625rem;
  }
  &:hover {
    border-color: var(--color-accent);
  }
`;

/** Where the dashboard opens: what can be done in it. */
export function OverviewPage() {
  const staff = useStaff();
  return (
    <>
      <PageHeading title={say(m.welcome, { name: staff.name })} lead={m.wouldYouLikeDo} />
      {staff.may.includes('figures.read') ? <Today /> : null}
      {sectionsFor(staff).map(({ label, pages }) => (
        <section key={label}>
          <Heading>{label}</Heading>
          <Cards>
            {pages.map(({ path, label: name, summary }) => (
              <li key={path}>
                <Card href={path}>
                  <strong>{name}</strong>
                  {summary}
                </Card>
              </li>
            ))}
          </Cards>
        </section>
      ))}
    </>
  );
}
