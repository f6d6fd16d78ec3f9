import { Muted, PageHeading, Stack } from '../components/index.js';
import { ConversionChart } from './conversion-chart.js';
import { charts } from './charts.js';
import { DayChart } from './day-chart.js';
import { RangeBar, useRange } from './range-bar.js';
import { useStatistics } from './statistics-data.js';
import { wholeDay } from './statistics-words.js';
import { isOn } from '../shop.js';
import { say } from '../say.js';
import { statistics as m } from '../messages.js';

export function StatisticsPage() {
  const [range, setRange] = useRange();
  const { data } = useStatistics('sales', range);
  return (
    <>
      <PageHeading title={m.page.title} lead={m.page.lead} />
      <RangeBar range={range} shown={data} onChoose={setRange} />
      <Muted $above={2} $below={2} role="status">
        {data
          ? say(m.range.compared, {
              from: wholeDay(data.from),
              to: wholeDay(data.to),
              value: data.timeZone.replaceAll('_', ' '),
            })
          : m.range.loading}
      </Muted>
      <Stack $gap={3}>
        {charts
          .filter(({ part }) => isOn(part))
          .map((plan) => (
            <DayChart key={plan.name} plan={plan} range={range} />
          ))}
        <ConversionChart range={range} />
      </Stack>
    </>
  );
}
