import { ApiProperty } from '#api-docs';

import type { FigureUnit } from './figure-source.js';

export class MeasureDto {
  @ApiProperty({ description: 'As a program names it: `netCents`.' })
  name!: string;

  @ApiProperty({ description: 'As a reader does: `Net`.' })
  label!: string;

  @ApiProperty({ enum: ['count', 'cents'] })
  unit!: FigureUnit;

  @ApiProperty({ description: 'Of all days.' })
  total!: number;

  @ApiProperty({ description: 'Of as many days before them.' })
  before!: number;

  @ApiProperty({ type: [Number], description: 'Of each day, from the first.' })
  days!: number[];
}

export class FigurePartDto {
  @ApiProperty({ description: 'Of a book, a file, a page …' })
  id!: string;

  @ApiProperty()
  label!: string;

  @ApiProperty({ type: [Number], description: 'Of each measure, of all days.' })
  values!: number[];

  @ApiProperty({ type: [Number], description: 'The same of the days before.' })
  before!: number[];
}

/** What one chart shows. Amounts are in US cents. */
export class FiguresDto {
  @ApiProperty({ format: 'date' })
  from!: string;

  @ApiProperty({ format: 'date' })
  to!: string;

  @ApiProperty({ format: 'date' })
  beforeFrom!: string;

  @ApiProperty({ format: 'date' })
  beforeTo!: string;

  @ApiProperty({ description: 'By whose clock the days begin: `America/New_York`.' })
  timeZone!: string;

  @ApiProperty({ type: [MeasureDto] })
  measures!: MeasureDto[];

  @ApiProperty({ type: [FigurePartDto], description: 'The greatest first.' })
  parts!: FigurePartDto[];
}
