import { Transform } from 'class-transformer';
import { IsOptional, IsString, Matches } from 'class-validator';

import { trimmed } from '../../platform/http/text-rules.js';

const NUMBER = 'A tracking number has letters, digits, spaces and hyphens, at most 60 of them.';

export class MarkSentDto {
  @Transform(trimmed)
  @IsOptional()
  @IsString({ message: NUMBER })
  @Matches(/^[A-Za-z0-9 -]{0,60}$/, { message: NUMBER })
  trackingNumber?: string;
}
