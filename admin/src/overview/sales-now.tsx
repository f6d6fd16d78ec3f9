import type { ChartName, Statistics } from '@lectern/api-client/admin';
import { Async, errorMessage, Skeleton } from '@lectern/ui/kit';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { Heading, LineLink, Panel } from '../components/index.js';
import { overview as m } from '../messages.js';
import { say } from '../say.js';
import { PeriodChart } from '../statistics/period-chart.js';
import { statisticsQuery, useStatistics } from '../statistics/statistics-data.js';
import { amount, change, daysOfMonth } from '../statistics/statistics-words.js';

const today = { days: 1 };

const todaysMeasures: readonly { chart: ChartName; measure: string; label: string }[] = [
  { chart: 'sales', measure: 'netCents', label: m.sales.measures.sold },
  { chart: 'subscribers', measure: 'gained', label: m.sales.measures.subscribers },
  { chart: 'visits', measure: 'views', label: m.sales.measures.views },
];

const Days = styled(Panel).attrs({ as: 'dl' })`
  margin: 0;
  padding: 0 var(--space-3);
  > div {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    gap: 0 var(--space-2);
    padding-block: 0.75rem;
  }
  > div + div {
    border-top: 1px solid var(--color-line);
  }
  dt {
    font-weight: 600;
  }
  dd {
    margin: 0;
  }
  dd:nth-of-type(1) {
    grid-row: span 2;
    grid-column: 2;
    font: 600 1.5rem/1.4 var(--font-control);
    font-variant-numeric: tabular-nums;
  }
  dd:nth-of-type(2) {
    color: var(--color-muted);
    font-size: 0.875rem;
  }
`;

function Statistic({ chart, measure: name, label }: (typeof todaysMeasures)[number]) {
  const { data, error } = useStatistics(chart, today);
  const measure = data?.measures.find((found) => found.name === name);
  return (
    <div>
      <dt>{label}</dt>
      <dd>{measure ? amount(measure.total, measure.unit) : error ? '–' : <Skeleton />}</dd>
      <dd>
        {measure
          ? say(m.sales.yesterday, { before: amount(measure.before, measure.unit) })
          : error
            ? errorMessage(error)
            : m.sales.loading}
      </dd>
    </div>
  );
}

export function Today() {
  return (
    <section aria-labelledby="today">
      <Heading id="today">{m.sales.today}</Heading>
      <Days>
        {todaysMeasures.map((each) => (
          <Statistic key={each.chart} {...each} />
        ))}
      </Days>
    </section>
  );
}

/** Starts on the first of the month in the site's time zone, which the response for today contains. */
function useSalesOfMonth() {
  const day = useStatistics('sales', today);
  const to = day.data?.to;
  const month = useQuery({
    ...statisticsQuery('sales', { from: `${to?.slice(0, 7)}-01`, to: to ?? '' }),
    enabled: to !== undefined,
  });
  return {
    data: month.data,
    error: day.error ?? month.error,
    refetch: day.error ? day.refetch : month.refetch,
  };
}

const Sum = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-2);
  color: var(--color-muted);
  strong {
    color: var(--color-ink);
    font: 600 1.75rem/1.3 var(--font-control);
    font-variant-numeric: tabular-nums;
  }
`;

function Month({ statistics }: { statistics: Statistics }) {
  const [net] = statistics.measures;
  if (!net) return null;
  const { label, unit, total, before, days } = net;
  return (
    <>
      <Sum>
        <strong>{amount(total, unit)}</strong> {change(total, before, unit, days.length)}
      </Sum>
      <PeriodChart
        label={m.sales.chart.label}
        shape={{ periods: daysOfMonth(statistics), series: [{ label, index: 0 }], unit, isLine: true }}
        step="day"
      />
    </>
  );
}

export function ThisMonth() {
  const sales = useSalesOfMonth();
  return (
    <section aria-labelledby="this-month">
      <Heading id="this-month">{m.sales.month}</Heading>
      <Panel>
        <Async query={sales} label={m.sales.loading} heights={['18rem']}>
          {(statistics) => <Month statistics={statistics} />}
        </Async>
        <LineLink href="/numbers">{m.sales.all}</LineLink>
      </Panel>
    </section>
  );
}
