import type { StatisticsRange, Statistics } from '@lectern/api-client/admin';
import { Button } from '@lectern/ui/kit';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { ChartParts, PeriodChart } from './period-chart.js';
import { ChartFrame, ChartNote, StatisticsTable } from './chart-frame.js';
import { useStatistics } from './statistics-data.js';
import { periodsOf, stepOf, summary } from './statistics-words.js';
import type { ChartPlan } from './charts.js';
import { say } from '../say.js';
import { statistics as m } from '../messages.js';

const Foot = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-2);
  margin-top: var(--space-2);
  > div {
    width: 100%;
  }
`;

const isEmpty = ({ measures }: Statistics): boolean => measures.every(({ total }) => total === 0);

function Drawn({ plan, statistics }: { plan: ChartPlan; statistics: Statistics }) {
  const [isTable, setIsTable] = useState(false);
  const tableId = useId();
  const { measures, parts } = statistics;
  const periods = periodsOf(statistics);
  const series = plan.drawn.flatMap((name) => {
    const index = measures.findIndex((measure) => measure.name === name);
    return index < 0 ? [] : [{ label: measures[index]?.label ?? '', index }];
  });
  const unit = measures[series[0]?.index ?? 0]?.unit ?? 'count';
  const step = m.steps[stepOf(statistics)];
  if (isEmpty(statistics)) return <ChartNote>{plan.empty}</ChartNote>;
  return (
    <>
      <ChartNote>{summary(statistics)}</ChartNote>
      <PeriodChart
        label={say(m.chart.bars, { title: plan.title })}
        shape={{ periods, series, unit, isStacked: plan.isStacked ?? false }}
        step={stepOf(statistics)}
      />
      {plan.note ? <ChartNote>{plan.note}</ChartNote> : null}
      <Foot>
        <ChartParts plan={plan} measures={measures} parts={parts} />
        <Button aria-expanded={isTable} aria-controls={tableId} onClick={() => setIsTable(!isTable)}>
          {isTable ? m.chart.table.hide : say(m.chart.table.show, { step: step.name })}
        </Button>
        <div id={tableId} hidden={!isTable}>
          {isTable ? (
            <StatisticsTable
              caption={say(m.chart.caption, { title: plan.title, step: step.name })}
              firstLabel={step.column}
              measures={measures}
              rows={periods.map((period, n) => ({ ...period, id: String(n) })).reverse()}
            />
          ) : null}
        </div>
      </Foot>
    </>
  );
}

export function DayChart({ plan, range }: { plan: ChartPlan; range: StatisticsRange }) {
  const statistics = useStatistics(plan.name, range);
  return (
    <ChartFrame name={plan.name} title={plan.title} range={range} statistics={statistics}>
      {statistics.data ? <Drawn plan={plan} statistics={statistics.data} /> : null}
    </ChartFrame>
  );
}
