import { formatNumber } from '../shop.js';
import type { StatisticsPart, StatisticsRange, Statistics } from '@lectern/api-client/admin';
import { styled } from 'styled-components';
import { DataTable } from '../components/index.js';
import { ChartFrame, ChartNote, RowName } from './chart-frame.js';
import { useStatistics } from './statistics-data.js';
import { share } from './statistics-words.js';
import { counted, say } from '../say.js';
import { statistics as m } from '../messages.js';

const Steps = styled.ol`
  display: grid;
  gap: var(--space-1);
  margin-block: var(--space-2);
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: minmax(9rem, 14rem) 1fr;
    align-items: center;
    gap: 0 var(--space-2);
    font: 500 0.9375rem/1.4 var(--font-control);
    font-variant-numeric: tabular-nums;
  }
  svg {
    display: block;
    width: 100%;
    height: 1.5rem;
  }
  rect {
    fill: var(--color-accent);
  }
  @media (max-width: 30rem) {
    li {
      grid-template-columns: 1fr;
    }
  }
`;

const valueOf = (part: StatisticsPart, n: number): number => part.values[n] ?? 0;

function Drawn({ statistics: { measures, parts } }: { statistics: Statistics }) {
  const [views, begun, paid] = measures.map(({ total }) => total);
  const widest = Math.max(1, ...measures.map(({ total }) => total));
  if (!views && !begun) {
    return <ChartNote>{m.conversion.empty}</ChartNote>;
  }
  return (
    <>
      <ChartNote>
        {say(m.conversion.summary, {
          views: counted(views ?? 0, m.conversion.times),
          begun: counted(begun ?? 0, m.conversion.orders),
          begun2: share(begun ?? 0, views ?? 0),
          paid: formatNumber(paid ?? 0),
          paid2: share(paid ?? 0, begun ?? 0),
        })}
      </ChartNote>
      <Steps>
        {measures.map(({ name, label, total }) => (
          <li key={name}>
            <span>
              {label}: {formatNumber(total)}
            </span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden focusable="false">
              <rect x="0" y="0" width={Math.max((total / widest) * 100, total > 0 ? 0.4 : 0)} height="10" />
            </svg>
          </li>
        ))}
      </Steps>
      <DataTable
        caption={m.conversion.table.caption}
        rows={parts}
        keyOf={({ id }) => id}
        empty={null}
        columns={[
          { label: m.conversion.table.book, render: (part) => <RowName {...part} /> },
          {
            label: m.visits.title,
            isNumber: true,
            render: (part) => formatNumber(valueOf(part, 0)),
          },
          {
            label: m.conversion.table.checkouts,
            isNumber: true,
            render: (part) => formatNumber(valueOf(part, 1)),
          },
          {
            label: m.conversion.table.paid,
            isNumber: true,
            render: (part) => formatNumber(valueOf(part, 2)),
          },
          {
            label: m.conversion.table.rate,
            isNumber: true,
            render: (part) => share(valueOf(part, 2), valueOf(part, 0)),
          },
        ]}
      />
    </>
  );
}

export function ConversionChart({ range }: { range: StatisticsRange }) {
  const statistics = useStatistics('conversion', range);
  return (
    <ChartFrame name="conversion" title={m.conversion.title} range={range} statistics={statistics}>
      {statistics.data ? <Drawn statistics={statistics.data} /> : null}
    </ChartFrame>
  );
}
