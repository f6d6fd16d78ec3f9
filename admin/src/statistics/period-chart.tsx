import type { Measure, StatisticsPart } from '@lectern/api-client/admin';
import { Button } from '@lectern/ui/kit';
import { Fragment, type KeyboardEvent, type PointerEvent, useState } from 'react';
import { styled } from 'styled-components';
import { barsOf, type ChartShape, namedEvery, nextPoint, pointsOf, ticksOf } from './chart-geometry.js';
import { StatisticsTable } from './chart-frame.js';
import { amount, axisAmount, type Period, type Step } from './statistics-words.js';
import type { ChartPlan } from './charts.js';
import { say } from '../say.js';
import { statistics as m } from '../messages.js';

const Frame = styled.div`
  margin-top: var(--space-2);
`;

const Room = styled.div`
  padding: var(--space-1) 0 1.75rem 3.75rem;
`;

const Plot = styled.div`
  position: relative;
  height: 11rem;
  cursor: crosshair;
  touch-action: pan-y;
  svg {
    display: block;
    width: 100%;
    max-width: none;
    height: 100%;
    overflow: visible;
  }
  text {
    fill: var(--color-muted);
    font: 400 0.8125rem/1 var(--font-control);
    font-variant-numeric: tabular-nums;
  }
  .grid {
    stroke: var(--color-line);
  }
  .ground {
    stroke: var(--color-edge);
  }
  .here {
    fill: color-mix(in srgb, var(--color-ink) 7%, transparent);
  }
  .first {
    fill: var(--color-accent);
  }
  .line {
    fill: none;
    stroke: var(--color-accent);
    stroke-width: 2.5px;
    stroke-linejoin: round;
    stroke-linecap: round;
    vector-effect: non-scaling-stroke;
  }
  .below {
    fill: color-mix(in srgb, var(--color-accent) 12%, transparent);
  }
  .point {
    fill: var(--color-accent);
    stroke: var(--color-surface);
    stroke-width: 2px;
  }
  .second {
    fill: color-mix(in srgb, var(--color-ink) 12%, var(--color-surface));
    stroke: var(--color-ink);
    stroke-width: 1px;
    vector-effect: non-scaling-stroke;
  }
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
    background: var(--color-accent);
  }
  span + span::before {
    border-color: var(--color-ink);
    background: color-mix(in srgb, var(--color-ink) 12%, var(--color-surface));
  }
`;

function Axes({ shape, ticks, step }: { shape: ChartShape; ticks: readonly number[]; step: Step }) {
  const { periods, unit } = shape;
  const every = namedEvery(periods.length, step);
  return (
    <>
      {ticks.map((tick, n) => {
        const y = `${100 - (n / (ticks.length - 1)) * 100}%`;
        return (
          <Fragment key={tick}>
            <line className={n === 0 ? 'ground' : 'grid'} x1="0" x2="100%" y1={y} y2={y} />
            <text x="0" y={y} dx="-10" dominantBaseline="middle" textAnchor="end">
              {axisAmount(tick, unit)}
            </text>
          </Fragment>
        );
      })}
      {periods.map(({ tick }, n) =>
        n % every === 0 ? (
          <text key={tick} x={`${((n + 0.5) / periods.length) * 100}%`} y="100%" dy="20" textAnchor="middle">
            {tick}
          </text>
        ) : null,
      )}
    </>
  );
}

function Line({ shape, top }: { shape: ChartShape; top: number }) {
  const points = pointsOf(shape, top);
  const [firstX = 0, lastX = 0] = [points[0]?.[0], points.at(-1)?.[0]];
  const line = points.map((point) => point.join(' ')).join(' L');
  return (
    <>
      <path className="below" d={`M${firstX} 100 L${line} L${lastX} 100 Z`} />
      <path className="line" d={`M${line}`} />
    </>
  );
}

const hasCome = ({ values }: Period): boolean => values.length > 0;

interface PeriodChartProps {
  label: string;
  shape: ChartShape;
  step: Step;
}

/** Bars or a line. Announces the period under the pointer or selected by arrow keys. */
export function PeriodChart({ label: name, shape, step }: PeriodChartProps) {
  const { periods, series, unit, isLine } = shape;
  const lastPoint = periods.filter(hasCome).length - 1;
  const [chosen, setChosen] = useState<number | null>(null);
  const point = Math.min(chosen ?? lastPoint, lastPoint);
  const ticks = ticksOf(shape);
  const top = ticks.at(-1) ?? 1;
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
  const here = isLine ? pointsOf(shape, top)[point] : undefined;
  return (
    <Frame>
      <Readout aria-hidden>
        <strong>{period?.label}</strong>
        {values.map((value) => (
          <span key={value}>{value}</span>
        ))}
      </Readout>
      <Room>
        <Plot
          role="slider"
          tabIndex={0}
          aria-label={name}
          aria-orientation="horizontal"
          aria-valuemin={1}
          aria-valuemax={lastPoint + 1}
          aria-valuenow={point + 1}
          aria-valuetext={`${period?.label}: ${values.join(', ')}`}
          onKeyDown={press}
          onPointerMove={pointAt}
          onPointerDown={pointAt}
        >
          <svg aria-hidden focusable="false">
            <Axes shape={shape} ticks={ticks} step={step} />
            <svg viewBox={`0 0 ${periods.length} 100`} preserveAspectRatio="none">
              <rect className="here" x={point} y="0" width="1" height="100" />
              {isLine ? (
                <Line shape={shape} top={top} />
              ) : (
                barsOf(shape, top).map(({ key, kind, ...rect }) => (
                  <rect key={key} className={kind} {...rect} />
                ))
              )}
            </svg>
            {here ? (
              <circle
                className="point"
                cx={`${(here[0] / periods.length) * 100}%`}
                cy={`${here[1]}%`}
                r="6"
              />
            ) : null}
          </svg>
        </Plot>
      </Room>
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

/** Breakdown by book, page, or file, largest first: five, and the rest on request. */
export function ChartParts({ plan: { title, parts: by }, measures, parts }: ChartPartsProps) {
  const [isWhole, setIsWhole] = useState(false);
  const rows = parts.filter(({ values }) => values.some((value) => value > 0));
  if (!by || rows.length === 0) return null;
  return (
    <div>
      <Title>{by.title}</Title>
      <StatisticsTable
        caption={say(by.caption, { title })}
        firstLabel={by.column}
        measures={measures}
        rows={isWhole ? rows : rows.slice(0, shownAtFirst)}
      />
      {rows.length > shownAtFirst ? (
        <Button kind="bare" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? m.chart.rows.fewer : say(m.chart.rows.all, { length: rows.length })}
        </Button>
      ) : null}
    </div>
  );
}
