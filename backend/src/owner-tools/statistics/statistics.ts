import { decimalPrice, site } from '@lectern/catalogue';
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
  type ChartSource,
  EXPORT_STEP_DAYS,
  type Measure,
} from './statistics-rules.js';
import { type CountRow, sumByDayAndByPart, sumByDayAndPart } from './statistics.queries.js';

const valuesOf = (measures: readonly Measure[], row: CountRow | undefined): number[] =>
  measures.map(({ name }) => Number(row?.[name] ?? 0));

function partsOf(
  { measures, labelOf, coverOf, partLimit }: ChartSource,
  rows: readonly CountRow[],
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

type StatisticsLine = { day: string; part: string } & Record<string, string | number>;

/** Charts and CSV exports by day in the site's time zone. Each feature passes its own source. */
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

  /** @throws DomainError for an empty or too long range */
  async show(source: ChartSource, input: RangeInput): Promise<StatisticsDto> {
    const range = this.rangeOf(input);
    const { measures } = source;
    const rows = await sumByDayAndByPart(this.database.manager, source, range);
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
    const { measures, labelOf } = source;
    for (let at = 0; at < days.length; at += EXPORT_STEP_DAYS) {
      const step = days.slice(at, at + EXPORT_STEP_DAYS);
      const [from = '', to = ''] = [step[0], step.at(-1)];
      const rows = await sumByDayAndPart(this.database.manager, source, { from, to, timeZone });
      for (const { day = '', part = '', ...row } of rows) {
        const values = measures.map(({ name, unit }) => {
          const value = Number(row[name] ?? 0);
          return [name, unit === 'cents' ? decimalPrice(value) : value];
        });
        yield { day, part: labelOf?.(part) ?? part, ...Object.fromEntries(values) };
      }
    }
  }

  /**
   * Streams a CSV by day and part.
   * @param name file name without extension
   * @throws DomainError for an empty or too long range, before the first line
   */
  send(response: Response, name: string, source: ChartSource, input: RangeInput): Promise<void> {
    const { measures, partLabel } = source;
    const range = this.rangeOf(input);
    const lines = this.lines(source, daysOf(range), range.timeZone);
    const columns = measures.map(({ name: key, label, unit }) => ({
      key,
      header: unit === 'cents' ? `${label} (${site.currency})` : label,
    }));
    const heads = [
      { key: 'day', header: 'Day' },
      { key: 'part', header: partLabel },
    ];
    return sendCsv(response, name, [...heads, ...columns], lines);
  }
}
