import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { dayIn, daysOf, type FigureRange, type RangeWish, resolveRange } from './figure-range.js';
import { BOUNDS, counted, type FigureSource, type Measure } from './figure-source.js';
import type { FigurePartDto, FiguresDto } from './figures.dto.js';

type Row = Record<string, string | null>;

const sums = (measures: readonly Measure[]): string =>
  measures.map(({ name }) => `sum("${name}") AS "${name}"`).join(', ');

/** Both at once: each day, and each part of the range and of the one before it. */
const statementOf = (source: FigureSource): string => `${BOUNDS}
  SELECT to_char(at, 'YYYY-MM-DD') AS day, part, is_before::text AS "isBefore", grouping(part) = 0 AS "isPart",
    ${sums(source.measures)}
  FROM (SELECT *, at IS NULL AS is_before FROM (${counted(source)}) AS days) AS counted
  GROUP BY GROUPING SETS ((at), (part, is_before))`;

const valuesOf = (measures: readonly Measure[], row: Row | undefined): number[] =>
  measures.map(({ name }) => Number(row?.[name] ?? 0));

function partsOf({ measures, labelOf, partLimit }: FigureSource, rows: readonly Row[]): FigurePartDto[] {
  const ids = [...new Set(rows.map(({ part }) => part ?? ''))];
  const rowOf = (id: string, isBefore: boolean) =>
    rows.find(({ part, isBefore: found }) => (part ?? '') === id && found === String(isBefore));
  return ids
    .map((id) => ({
      id,
      label: labelOf?.(id) ?? id,
      values: valuesOf(measures, rowOf(id, false)),
      before: valuesOf(measures, rowOf(id, true)),
    }))
    .sort(
      (one, other) => (other.values[0] ?? 0) - (one.values[0] ?? 0) || one.label.localeCompare(other.label),
    )
    .slice(0, partLimit);
}

/** Counts what a chart shows, in one statement, by the days of the site's own zone. */
@Injectable()
export class ReadFigures {
  constructor(
    private readonly database: Database,
    private readonly configuration: Configuration,
  ) {}

  /** @throws DomainError for a range that has no days or too many */
  rangeOf(wish: RangeWish): FigureRange {
    const { timeZone } = this.configuration;
    return resolveRange(wish, dayIn(timeZone, new Date()), timeZone);
  }

  async execute(source: FigureSource, wish: RangeWish): Promise<FiguresDto> {
    const range = this.rangeOf(wish);
    const { beforeFrom, from, to, timeZone } = range;
    const { measures, values = [] } = source;
    const rows = await this.database.manager.query<(Row & { isPart: boolean })[]>(statementOf(source), [
      ...[beforeFrom, from, to, timeZone],
      ...values,
    ]);
    const byDay = new Map(rows.filter(({ isPart }) => !isPart).map((row) => [row.day, row]));
    const days = daysOf(range).map((day) => valuesOf(measures, byDay.get(day)));
    const before = valuesOf(measures, byDay.get(null));
    return {
      ...range,
      measures: measures.map((measure, n) => ({
        ...measure,
        total: days.reduce((sum, day) => sum + (day[n] ?? 0), 0),
        before: before[n] ?? 0,
        days: days.map((day) => day[n] ?? 0),
      })),
      parts: partsOf(
        source,
        rows.filter(({ isPart }) => isPart),
      ),
    };
  }
}
