import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { daysOf, type RangeWish } from './figure-range.js';
import { BOUNDS, counted, type FigureSource } from './figure-source.js';
import { ReadFigures } from './read-figures.query.js';

/** A line of a table of figures: amounts in US dollars, as spreadsheets want them. */
export type FigureLine = { day: string; part: string } & Record<string, string | number>;

/** As many days as are asked of the database at once. */
const STEP_DAYS = 31;

const statementOf = (source: FigureSource): string => `${BOUNDS}
  SELECT to_char(at, 'YYYY-MM-DD') AS day, part,
    ${source.measures.map(({ name }) => `sum("${name}") AS "${name}"`).join(', ')}
  FROM (${counted(source)}) AS days GROUP BY at, part ORDER BY at, part`;

/** What a chart shows, by day and by part, as it comes from the database. */
@Injectable()
export class ListFigures {
  constructor(
    private readonly database: Database,
    private readonly figures: ReadFigures,
  ) {}

  /** @throws DomainError for a range that has no days or too many, before the first line */
  execute(source: FigureSource, wish: RangeWish): AsyncGenerator<FigureLine> {
    const range = this.figures.rangeOf(wish);
    return this.lines(source, daysOf(range), range.timeZone);
  }

  private async *lines(
    source: FigureSource,
    days: readonly string[],
    timeZone: string,
  ): AsyncGenerator<FigureLine> {
    const { measures, labelOf, values = [] } = source;
    for (let at = 0; at < days.length; at += STEP_DAYS) {
      const step = days.slice(at, at + STEP_DAYS);
      const [first, last] = [step[0], step.at(-1)];
      const rows = await this.database.manager.query<Record<string, string>[]>(statementOf(source), [
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
}
