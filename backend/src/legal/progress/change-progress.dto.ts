import { ApiProperty } from '#api-docs';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min, ValidateBy } from 'class-validator';

import { MANY_LINES, trimmed } from '../../platform/http/text-rules.js';
import { isPlainWords } from '../assessments/plain-words.js';
import { type ProgressStatus, progressStatuses } from './progress-status.js';

const noted = 'Please write 4,000 characters at most, in plain words without HTML (notes).';
const spent = 'Please give the time as whole minutes, up to 100,000 (timeSpentMinutes).';

/** What is left out stays as it is. */
export class ChangeProgressDto {
  @ApiProperty({ required: false, enum: progressStatuses })
  @IsOptional()
  @IsIn(progressStatuses, { message: `Please choose among ${progressStatuses.join(', ')} (status).` })
  status?: ProgressStatus;

  @ApiProperty({ required: false })
  @IsOptional()
  @Transform(trimmed)
  @IsString({ message: noted })
  @MaxLength(4_000, { message: noted })
  @Matches(MANY_LINES, { message: noted })
  @ValidateBy({
    name: 'isPlainWords',
    validator: { validate: isPlainWords, defaultMessage: () => noted },
  })
  notes?: string;

  @ApiProperty({ required: false, type: 'integer', description: 'In all, not since the last time.' })
  @IsOptional()
  @IsInt({ message: spent })
  @Min(0, { message: spent })
  @Max(100_000, { message: spent })
  timeSpentMinutes?: number;
}
