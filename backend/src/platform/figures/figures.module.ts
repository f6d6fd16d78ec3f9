import { Global, Module } from '@nestjs/common';

import { DailyCounts } from './daily-counts.js';
import { FigureDesk } from './figure-desk.js';
import { ListFigures } from './list-figures.query.js';
import { ReadFigures } from './read-figures.query.js';
import { Tally } from './tally.js';

const parts = [DailyCounts, FigureDesk, ListFigures, ReadFigures, Tally];

/** What is counted by the day, and how charts are counted from tables. */
@Global()
@Module({ providers: parts, exports: parts })
export class FiguresModule {}
