import { ApiPropertyOptional } from '#api-docs';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Matches, Max, Min, Validate, ValidatorConstraint } from 'class-validator';

import { LONGEST_DAYS } from './figure-range.js';

const DAY = /^20\d\d-\d\d-\d\d$/;
const DAY_SENTENCE = 'A day is written as 2026-11-22.';

@ValidatorConstraint()
class RealDay {
  validate(value: unknown): boolean {
    const day = new Date(`${String(value)}T00:00:00Z`);
    return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(String(value));
  }
}

export class FigureRangeDto {
  @ApiPropertyOptional({ description: 'So many days up to today; 30 where nothing is given.' })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'The days are a whole number.' })
  @Min(1, { message: 'It takes one day at least.' })
  @Max(LONGEST_DAYS, { message: `At most ${LONGEST_DAYS} days are shown at once.` })
  days?: number;

  @ApiPropertyOptional({ format: 'date', description: 'The first day, in place of `days`.' })
  @IsOptional()
  @Matches(DAY, { message: DAY_SENTENCE })
  @Validate(RealDay, { message: 'There is no such day.' })
  from?: string;

  @ApiPropertyOptional({ format: 'date', description: 'The last day, which belongs to it.' })
  @IsOptional()
  @Matches(DAY, { message: DAY_SENTENCE })
  @Validate(RealDay, { message: 'There is no such day.' })
  to?: string;
}
