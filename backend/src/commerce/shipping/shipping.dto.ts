import { ApiProperty } from '#api-docs';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, Matches } from 'class-validator';

import { trimmed } from '../../platform/http/text-rules.js';

const TRACKING = 'A tracking number has letters, digits, spaces and hyphens, at most 60 of them.';

export class SendOffDto {
  @ApiProperty({ required: false, maxLength: 60 })
  @Transform(trimmed)
  @IsOptional()
  @IsString({ message: TRACKING })
  @Matches(/^[A-Za-z0-9 -]{0,60}$/, { message: TRACKING })
  trackingNumber?: string;
}
