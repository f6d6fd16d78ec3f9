import type { StatisticsRange } from '@lectern/api-client/admin';
import { Button, ChoiceChip, Field } from '@lectern/ui/kit';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { useSearchParams } from 'wouter';
import { say } from '../say.js';
import { statistics as m } from '../messages.js';

const presets = [
  ...[7, 30, 90].map((days) => ({ days, label: say(m.range.days, { days }) })),
  { days: 365, label: m.range.year },
];

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
`;

const Own = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(8rem, 12rem)) auto;
  align-items: end;
  gap: var(--space-1) var(--space-2);
  margin-top: var(--space-2);
  @media (max-width: 30rem) {
    grid-template-columns: 1fr;
  }
`;

interface RangeBarProps {
  range: StatisticsRange;
  /** The range shown, once loaded; default of a custom range. */
  shown: { from: string; to: string } | undefined;
  onChoose: (range: StatisticsRange) => void;
}

export function RangeBar({ range, shown, onChoose }: RangeBarProps) {
  const isOwn = 'from' in range;
  const [isChoosing, setIsChoosing] = useState(isOwn);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    onChoose({ from: String(given.get('from')), to: String(given.get('to')) });
  };
  return (
    <>
      <Bar role="group" aria-label={m.range.label}>
        {presets.map(({ days, label }) => (
          <ChoiceChip
            key={days}
            aria-pressed={!isOwn && !isChoosing && range.days === days}
            onClick={() => {
              setIsChoosing(false);
              onChoose({ days });
            }}
          >
            {label}
          </ChoiceChip>
        ))}
        <ChoiceChip aria-pressed={isOwn || isChoosing} onClick={() => setIsChoosing(true)}>
          {m.range.custom}
        </ChoiceChip>
      </Bar>
      {isChoosing ? (
        <Own key={`${shown?.from} ${shown?.to}`} aria-label={m.range.custom} onSubmit={submit}>
          <Field label={m.range.from} name="from" type="date" required defaultValue={shown?.from} />
          <Field label={m.range.to} name="to" type="date" required defaultValue={shown?.to} />
          <Button type="submit">{m.range.show}</Button>
        </Own>
      ) : null}
    </>
  );
}

const defaultDays = 30;

const dayPattern = /^\d{4}-\d\d-\d\d$/;

/** Range in the URL: `?days=90`, `?from=2026-11-01&to=2026-11-22`; thirty days by default. */
function rangeOf(search: URLSearchParams): StatisticsRange {
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? ''];
  if (dayPattern.test(from) && dayPattern.test(to)) return { from, to };
  const days = Number(search.get('days'));
  return { days: Number.isInteger(days) && days > 0 ? days : defaultDays };
}

export function useRange(): [StatisticsRange, (range: StatisticsRange) => void] {
  const [search, setSearch] = useSearchParams();
  const choose = (range: StatisticsRange) =>
    setSearch(Object.fromEntries(Object.entries(range).map(([name, value]) => [name, String(value)])));
  return [rangeOf(search), choose];
}
