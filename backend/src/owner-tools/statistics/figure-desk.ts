import { Injectable } from '@nestjs/common';
import type { Response } from 'express';

import { sendCsv } from '../../platform/http/send-csv.js';
import type { RangeWish } from './figure-range.js';
import type { FigureSource } from './figure-source.js';
import type { FiguresDto } from './figures.dto.js';
import { ListFigures } from './list-figures.query.js';
import { ReadFigures } from './read-figures.query.js';

/** Answers the calls for a chart, for the controllers of the modules whose figures they are. */
@Injectable()
export class FigureDesk {
  constructor(
    private readonly readFigures: ReadFigures,
    private readonly listFigures: ListFigures,
  ) {}

  show(source: FigureSource, range: RangeWish): Promise<FiguresDto> {
    return this.readFigures.execute(source, range);
  }

  /** As CSV, by day and by part. @param name of the file, without its ending */
  send(response: Response, name: string, source: FigureSource, range: RangeWish): Promise<void> {
    const { measures, partLabel } = source;
    const lines = this.listFigures.execute(source, range);
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
