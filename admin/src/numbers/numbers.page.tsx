import { styled } from 'styled-components';
import { PageHeading } from '../parts/index.js';
import { charts } from './charts.js';
import { ConversionChart } from './conversion-chart.js';
import { DayChart } from './day-chart.js';
import { wholeDay } from './figure-words.js';
import { useFigures } from './figures-data.js';
import { RangeBar } from './range-bar.js';
import { useRange } from './use-range.js';

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
export function NumbersPage() {
  const [range, setRange] = useRange();
  const { data } = useFigures('sales', range);
  return (
    <>
      <PageHeading title="Numbers" lead="How your books, your letters and your pages are doing." />
      <RangeBar range={range} shown={data} onChoose={setRange} />
      <Shown role="status">
        {data
          ? `${wholeDay(data.from)} to ${wholeDay(data.to)}, compared with as many days before. Days begin at midnight in ${data.timeZone.replaceAll('_', ' ')}.`
          : 'Counting…'}
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
