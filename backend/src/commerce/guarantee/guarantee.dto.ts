import { ApiProperty } from '#api-docs';
import { Transform } from 'class-transformer';
import { IsString, Length, Matches } from 'class-validator';

import { MANY_LINES, trimmed } from '../../platform/http/text-rules.js';

const ANSWER = 'Please tell the buyer why, in at most 500 characters.';

export class DeclineRefundDto {
  @ApiProperty({ maxLength: 500, description: 'Reason, which the buyer gets by email.' })
  @Transform(trimmed)
  @IsString({ message: ANSWER })
  @Length(1, 500, { message: ANSWER })
  @Matches(MANY_LINES, { message: ANSWER })
  answer!: string;
}
