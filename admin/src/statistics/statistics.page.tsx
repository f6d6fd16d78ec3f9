import type { ChartName } from '@lectern/api-client/admin';
import { styled } from 'styled-components';
import { PageHeading } from '../components/index.js';
import { ConversionChart } from './conversion-chart.js';
import { DayChart } from './day-chart.js';
import { RangeBar, useRange } from './range-bar.js';
import { useStatistics } from './statistics-data.js';
import { wholeDay } from './statistics-words.js';

export interface ChartPlan {
  name: Exclude<ChartName, 'conversion'>;
  title: string;
  /** The measures that are drawn, by name: one, or two. */
  drawn: readonly [string, string?];
  /** Whether the second stands on the first, since both are parts of one sum; beside it otherwise. */
  isStacked?: boolean;
  /** What the parts are: `By book`; none are shown where there is one only. */
  partsTitle?: string;
  /** How the first of them comes about: an empty chart teaches. */
  empty: string;
  /** What has to be known to read it aright. */
  note?: string;
}

/** The charts of the page, in their order. */
const charts: readonly ChartPlan[] = [
  {
    name: 'sales',
    title: 'Sales',
    drawn: ['netCents', 'refundedCents'],
    isStacked: true,
    partsTitle: 'By book',
    empty: 'Nothing was sold in these days. Each paid order appears here at once.',
    note: 'Each order counts on the day it was paid. What was given back later is taken off that same day.',
  },
  {
    name: 'visits',
    title: 'Pages shown',
    drawn: ['views'],
    partsTitle: 'By page',
    empty: 'No page was shown in these days. A page counts each time a visitor opens it.',
    note: 'Counted without cookies. Visitors whose browser asks not to be counted are left out, and so are search engines.',
  },
  {
    name: 'subscribers',
    title: 'Newsletter',
    drawn: ['gained', 'lost'],
    empty: 'Nobody joined or left in these days. Readers count once they have said yes by email.',
  },
  {
    name: 'samples',
    title: 'Free downloads',
    drawn: ['taken'],
    partsTitle: 'By download',
    empty:
      'Nothing was asked for in these days. Samples and the starter kit count when a reader asks for them.',
  },
  {
    name: 'files',
    title: 'Books fetched',
    drawn: ['files'],
    partsTitle: 'By book',
    empty: 'No buyer fetched a file in these days. A file counts when the whole of it has arrived.',
  },
  {
    name: 'previews',
    title: 'Audio previews',
    drawn: ['plays', 'downloads'],
    partsTitle: 'By book',
    empty: 'Nobody listened in these days. A preview counts when a visitor presses play.',
  },
];

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
