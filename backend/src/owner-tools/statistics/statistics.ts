import { Injectable } from '@nestjs/common';
import type { Response } from 'express';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { sendCsv } from '../../platform/http/send-csv.js';
import type { StatisticsPartDto, StatisticsDto } from './statistics.dto.js';
import {
  dayIn,
  daysOf,
  type DayRange,
  type RangeInput,
  resolveRange,
  BOUNDS,
  counted,
  type ChartSource,
  type Measure,
} from './statistics-rules.js';

type Row = Record<string, string | null>;

const sums = (measures: readonly Measure[]): string =>
  measures.map(({ name }) => `sum("${name}") AS "${name}"`).join(', ');

/** Both at once: each day, and each part of the range and of the one before it. */
const statementOf = (source: ChartSource): string => `${BOUNDS}
  SELECT to_char(at, 'YYYY-MM-DD') AS day, part, is_before::text AS "isBefore", grouping(part) = 0 AS "isPart",
    ${sums(source.measures)}
  FROM (SELECT *, at IS NULL AS is_before FROM (${counted(source)}) AS days) AS counted
  GROUP BY GROUPING SETS ((at), (part, is_before))`;

const valuesOf = (measures: readonly Measure[], row: Row | undefined): number[] =>
  measures.map(({ name }) => Number(row?.[name] ?? 0));

function partsOf(
  { measures, labelOf, coverOf, partLimit }: ChartSource,
  rows: readonly Row[],
): StatisticsPartDto[] {
  const ids = [...new Set(rows.map(({ part }) => part ?? ''))];
  const rowOf = (id: string, isBefore: boolean) =>
    rows.find(({ part, isBefore: found }) => (part ?? '') === id && found === String(isBefore));
  return ids
    .map((id) => ({
      id,
      label: labelOf?.(id) ?? id,
      coverSrc: coverOf?.(id) ?? null,
      values: valuesOf(measures, rowOf(id, false)),
      before: valuesOf(measures, rowOf(id, true)),
    }))
    .sort(
      (one, other) => (other.values[0] ?? 0) - (one.values[0] ?? 0) || one.label.localeCompare(other.label),
    )
    .slice(0, partLimit);
}

/** A line of a table: amounts in US dollars, as spreadsheets want them. */
type StatisticsLine = { day: string; part: string } & Record<string, string | number>;

/** As many days as are asked of the database at once. */
const STEP_DAYS = 31;

const linesOf = (source: ChartSource): string => `${BOUNDS}
  SELECT to_char(at, 'YYYY-MM-DD') AS day, part,
    ${sums(source.measures)}
  FROM (${counted(source)}) AS days GROUP BY at, part ORDER BY at, part`;

/** Counts what a chart shows, by the days of the site's own zone. Each module asks about its own. */
@Injectable()
export class Statistics {
  constructor(
    private readonly database: Database,
    private readonly configuration: Configuration,
  ) {}

  private rangeOf(input: RangeInput): DayRange {
    const { timeZone } = this.configuration;
    return resolveRange(input, dayIn(timeZone, new Date()), timeZone);
  }

  /** In one statement. @throws DomainError for a range that has no days or too many */
  async show(source: ChartSource, input: RangeInput): Promise<StatisticsDto> {
    const range = this.rangeOf(input);
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

  private async *lines(
    source: ChartSource,
    days: readonly string[],
    timeZone: string,
  ): AsyncGenerator<StatisticsLine> {
    const { measures, labelOf, values = [] } = source;
    for (let at = 0; at < days.length; at += STEP_DAYS) {
      const step = days.slice(at, at + STEP_DAYS);
      const [first, last] = [step[0], step.at(-1)];
      const rows = await this.database.manager.query<Record<string, string>[]>(linesOf(source), [
        ...[first, first, last, timeZone],
        ...values,
      ]);
      for (const { day = '', part = '', ...row } of rows) {
        const told = measures.map(({ name, unit }) => {
          const value = Number(row[name] ?? 0);
          return [name, unit === 'cents' ? (value / 100).toFixed(2) : value];
        });
        yield { day, part: labelOf?.(part) ?? part, ...Object.fromEntries(told) };
      }
    }
  }

  /**
   * As CSV, by day and by part, as it comes from the database.
   * @param name of the file, without its ending
   * @throws DomainError for a range that has no days or too many, before the first line
   */
  send(response: Response, name: string, source: ChartSource, input: RangeInput): Promise<void> {
    const { measures, partLabel } = source;
    const range = this.rangeOf(input);
    const lines = this.lines(source, daysOf(range), range.timeZone);
    const columns = measures.map(({ name: key, label, unit }) => ({
      key,
      header: unit === 'cents' ? `${label} (USD)` : label,
    }));
    const heads = [
      { key: 'day', header: 'Day' },
      { key: 'part', header: partLabel },
    ];
    return sendCsv(response, name, [...heads, ...columns], lines);
  }
}
