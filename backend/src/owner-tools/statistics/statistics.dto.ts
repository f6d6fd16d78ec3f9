import { ApiPropertyOptional, ApiProperty } from '#api-docs';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Matches, Max, Min, Validate, ValidatorConstraint } from 'class-validator';

import { MAX_DAYS, type MeasureUnit } from './statistics-rules.js';

const DAY = /^20\d\d-\d\d-\d\d$/;
const DAY_SENTENCE = 'A day is written as 2026-11-22.';

@ValidatorConstraint()
class RealDay {
  validate(value: unknown): boolean {
    const day = new Date(`${String(value)}T00:00:00Z`);
    return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(String(value));
  }
}

export class StatisticsRangeDto {
  @ApiPropertyOptional({ description: 'Number of days up to today; 30 by default.' })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'The number of days must be a whole number.' })
  @Min(1, { message: 'The number of days must be at least 1.' })
  @Max(MAX_DAYS, { message: `You can see up to ${MAX_DAYS} days at once.` })
  days?: number;

  @ApiPropertyOptional({ format: 'date', description: 'The first day, instead of `days`.' })
  @IsOptional()
  @Matches(DAY, { message: DAY_SENTENCE })
  @Validate(RealDay, { message: 'This day doesn’t exist.' })
  from?: string;

  @ApiPropertyOptional({ format: 'date', description: 'The last day, inclusive.' })
  @IsOptional()
  @Matches(DAY, { message: DAY_SENTENCE })
  @Validate(RealDay, { message: 'This day doesn’t exist.' })
  to?: string;
}

export class MeasureDto {
  @ApiProperty({ description: 'Its column: `netCents`.' }) name!: string;
  @ApiProperty({ description: 'Its label: `Net`.' }) label!: string;
  @ApiProperty({ enum: ['count', 'cents'] }) unit!: MeasureUnit;
  @ApiProperty({ description: 'Sum of all days.' }) total!: number;
  @ApiProperty({ description: 'Sum of as many days before them.' }) before!: number;
  @ApiProperty({ type: [Number], description: 'By day, from the first.' }) days!: number[];
}

export class StatisticsPartDto {
  @ApiProperty({ description: 'Id of a book, a file, a page …' }) id!: string;
  @ApiProperty() label!: string;
  @ApiProperty({ type: String, nullable: true, description: 'Cover thumbnail of the book.' })
  coverSrc!: string | null;
  @ApiProperty({ type: [Number], description: 'By measure, over all days.' }) values!: number[];
  @ApiProperty({ type: [Number], description: 'The same for the days before.' }) before!: number[];
}

/** One chart. Amounts are in the currency's minor unit. */
export class StatisticsDto {
  @ApiProperty({ format: 'date' }) from!: string;
  @ApiProperty({ format: 'date' }) to!: string;
  @ApiProperty({ format: 'date' }) beforeFrom!: string;
  @ApiProperty({ format: 'date' }) beforeTo!: string;
  @ApiProperty({ description: 'Time zone of the days: `America/New_York`.' }) timeZone!: string;
  @ApiProperty({ type: [MeasureDto] }) measures!: MeasureDto[];
  @ApiProperty({ type: [StatisticsPartDto], description: 'Greatest first.' }) parts!: StatisticsPartDto[];
}
