import type { Measure, StatisticsPart } from '@lectern/api-client/admin';
import { Button } from '@lectern/ui/kit';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { styled } from 'styled-components';
import { barsOf, type ChartShape, nextPoint } from './bar-geometry.js';
import { StatisticsTable } from './chart-frame.js';
import { amount } from './statistics-words.js';
import type { ChartPlan } from './charts.js';
import { say } from '../say.js';
import { statistics as m } from '../messages.js';

const Frame = styled.div`
  margin-top: var(--space-2);
`;

const Plot = styled.div`
  position: relative;
  height: 11rem;
  border-bottom: 1px solid var(--color-edge);
  border-radius: 0;
  cursor: crosshair;
  touch-action: pan-y;
  svg {
    display: block;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  .half {
    stroke: var(--color-line);
    vector-effect: non-scaling-stroke;
  }
  .here {
    fill: color-mix(in srgb, var(--color-ink) 7%, transparent);
  }
  .first {
    fill: var(--color-accent);
  }
  .second {
    fill: color-mix(in srgb, var(--color-ink) 12%, var(--color-surface));
    stroke: var(--color-ink);
    stroke-width: 1px;
    vector-effect: non-scaling-stroke;
  }
`;

const Ends = styled.p`
  display: flex;
  justify-content: space-between;
  gap: var(--space-2);
  margin-top: var(--space-half);
  color: var(--color-muted);
  font: 400 0.8125rem/1.4 var(--font-control);
`;

const Readout = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-2);
  min-height: 1.75rem;
  font: 500 0.9375rem/1.4 var(--font-control);
  font-variant-numeric: tabular-nums;
  strong {
    min-width: 6.5em;
  }
  span::before {
    content: '';
    display: inline-block;
    width: 0.75rem;
    height: 0.75rem;
    margin-right: 0.375rem;
    border: 1px solid var(--color-accent);
    border-radius: 2px;
    background: var(--color-accent);
  }
  span + span::before {
    border-color: var(--color-ink);
    background: color-mix(in srgb, var(--color-ink) 12%, var(--color-surface));
  }
`;

/** Bars, of which one is read out: under the pointer, or wherever the arrow keys lead. */
export function BarChart({ title, shape }: { title: string; shape: ChartShape }) {
  const { periods, series, unit } = shape;
  const lastPoint = periods.length - 1;
  const [chosen, setChosen] = useState<number | null>(null);
  const point = Math.min(chosen ?? lastPoint, lastPoint);
  const { rects, top } = barsOf(shape);
  const period = periods[point];
  const values = series.map(({ label, index }) => `${label} ${amount(period?.values[index] ?? 0, unit)}`);
  const press = (event: KeyboardEvent) => {
    const next = nextPoint(event.key, point, lastPoint);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
  };
  const pointAt = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const at = Math.floor(((clientX - left) / width) * periods.length);
    setChosen(Math.max(0, Math.min(at, lastPoint)));
  };
  return (
    <Frame>
      <Readout aria-hidden>
        <strong>{period?.label}</strong>
        {values.map((value) => (
          <span key={value}>{value}</span>
        ))}
      </Readout>
      <Plot
        role="slider"
        tabIndex={0}
        aria-label={say(m.barByBar, { title })}
        aria-orientation="horizontal"
        aria-valuemin={1}
        aria-valuemax={periods.length}
        aria-valuenow={point + 1}
        aria-valuetext={`${period?.label}: ${values.join(', ')}`}
        onKeyDown={press}
        onPointerMove={pointAt}
        onPointerDown={pointAt}
      >
        <svg viewBox={`0 0 ${periods.length} 100`} preserveAspectRatio="none" aria-hidden focusable="false">
          <line className="half" x1="0" x2={periods.length} y1="50" y2="50" />
          <line className="half" x1="0" x2={periods.length} y1="0" y2="0" />
          <rect className="here" x={point} y="0" width="1" height="100" />
          {rects.map(({ key, kind, ...rect }) => (
            <rect key={key} className={kind} {...rect} />
          ))}
        </svg>
      </Plot>
      <Ends aria-hidden>
        <span>{periods[0]?.label}</span>
        <span>{say(m.theTopLineIs, { top: amount(top, unit) })}</span>
        <span>{periods.at(-1)?.label}</span>
      </Ends>
    </Frame>
  );
}

const shownAtFirst = 5;

const Title = styled.h3`
  margin-bottom: var(--space-1);
  font-size: 1.0625rem;
`;

interface ChartPartsProps {
  plan: ChartPlan;
  measures: readonly Measure[];
  parts: readonly StatisticsPart[];
}

/** The sums of a chart by book, by page or by file, the greatest first: five, and the others when they are asked for. */
export function ChartParts({ plan: { title, partsTitle }, measures, parts }: ChartPartsProps) {
  const [isWhole, setIsWhole] = useState(false);
  const rows = parts.filter(({ values }) => values.some((value) => value > 0));
  if (!partsTitle || rows.length === 0) return null;
  return (
    <div>
      <Title>{partsTitle}</Title>
      <StatisticsTable
        caption={`${title} ${partsTitle.toLowerCase()}`}
        firstLabel={partsTitle.replace(/^By (\w)/, (_, first: string) => first.toUpperCase())}
        measures={measures}
        rows={isWhole ? rows : rows.slice(0, shownAtFirst)}
      />
      {rows.length > shownAtFirst ? (
        <Button kind="bare" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? m.showFewer : say(m.showAll, { length: rows.length })}
        </Button>
      ) : null}
    </div>
  );
}
