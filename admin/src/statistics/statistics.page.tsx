import { styled } from 'styled-components';
import { PageHeading } from '../components/index.js';
import { ConversionChart } from './conversion-chart.js';
import { charts } from './charts.js';
import { DayChart } from './day-chart.js';
import { RangeBar, useRange } from './range-bar.js';
import { useStatistics } from './statistics-data.js';
import { wholeDay } from './statistics-words.js';
import { say } from '../say.js';
import { statistics as m } from '../messages.js';

const Shown = styled.p`
  margin-block: var(--space-2);
  color: var(--color-muted);
`;

const Charts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`;

/** How the business goes, day by day. */
export function StatisticsPage() {
  const [range, setRange] = useRange();
  const { data } = useStatistics('sales', range);
  return (
    <>
      <PageHeading title={m.statistics} lead={m.howYourBooksYour} />
      <RangeBar range={range} shown={data} onChoose={setRange} />
      <Shown role="status">
        {data
          ? say(m.comparedWithAsMany, {
              from: wholeDay(data.from),
              to: wholeDay(data.to),
              value: data.timeZone.replaceAll('_', ' '),
            })
          : m.counting}
      </Shown>
      <Charts>
        {charts.map((plan) => (
          <DayChart key={plan.name} plan={plan} range={range} />
        ))}
        <ConversionChart range={range} />
      </Charts>
    </>
  );
}
