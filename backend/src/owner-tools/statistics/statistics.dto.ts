import { ApiPropertyOptional, ApiProperty } from '#api-docs';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Matches, Max, Min, Validate, ValidatorConstraint } from 'class-validator';

import { LONGEST_DAYS, type MeasureUnit } from './statistics-rules.js';

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
  @ApiPropertyOptional({ description: 'So many days up to today; 30 where nothing is given.' })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'The days are a whole number.' })
  @Min(1, { message: 'It takes one day at least.' })
  @Max(LONGEST_DAYS, { message: `You can see up to ${LONGEST_DAYS} days at once.` })
  days?: number;

  @ApiPropertyOptional({ format: 'date', description: 'The first day, in place of `days`.' })
  @IsOptional()
  @Matches(DAY, { message: DAY_SENTENCE })
  @Validate(RealDay, { message: 'This day doesn’t exist.' })
  from?: string;

  @ApiPropertyOptional({ format: 'date', description: 'The last day, which belongs to it.' })
  @IsOptional()
  @Matches(DAY, { message: DAY_SENTENCE })
  @Validate(RealDay, { message: 'This day doesn’t exist.' })
  to?: string;
}

export class MeasureDto {
  @ApiProperty({ description: 'As a program names it: `netCents`.' }) name!: string;
  @ApiProperty({ description: 'As a reader does: `Net`.' }) label!: string;
  @ApiProperty({ enum: ['count', 'cents'] }) unit!: MeasureUnit;
  @ApiProperty({ description: 'Of all days.' }) total!: number;
  @ApiProperty({ description: 'Of as many days before them.' }) before!: number;
  @ApiProperty({ type: [Number], description: 'Of each day, from the first.' }) days!: number[];
}

export class StatisticsPartDto {
  @ApiProperty({ description: 'Of a book, a file, a page …' }) id!: string;
  @ApiProperty() label!: string;
  @ApiProperty({ type: String, nullable: true, description: 'A small picture of the book.' })
  coverSrc!: string | null;
  @ApiProperty({ type: [Number], description: 'Of each measure, of all days.' }) values!: number[];
  @ApiProperty({ type: [Number], description: 'The same of the days before.' }) before!: number[];
}

/** What one chart shows. Amounts are in US cents. */
export class StatisticsDto {
  @ApiProperty({ format: 'date' }) from!: string;
  @ApiProperty({ format: 'date' }) to!: string;
  @ApiProperty({ format: 'date' }) beforeFrom!: string;
  @ApiProperty({ format: 'date' }) beforeTo!: string;
  @ApiProperty({ description: 'By whose clock the days begin: `America/New_York`.' }) timeZone!: string;
  @ApiProperty({ type: [MeasureDto] }) measures!: MeasureDto[];
  @ApiProperty({ type: [StatisticsPartDto], description: 'The greatest first.' }) parts!: StatisticsPartDto[];
}
