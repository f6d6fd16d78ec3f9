import { Transform } from 'class-transformer';
import { IsString, Matches, MaxLength } from 'class-validator';

import { MANY_LINES, ONE_LINE, trimmed } from '../../platform/http/text-rules.js';

const NAME = 'Please keep the name on one line, at most 120 characters.';
const ADDRESS = 'Please keep the address to 300 characters in at most eight lines.';
export const TAX_NUMBER =
  'A tax number has letters, digits, spaces, dots and hyphens, at most 30 of them. Please check yours.';

/** May be empty. */
export const taxNumberPattern = /^[\p{L}\d][\p{L}\d .\-/]*$|^$/u;

/** Drops empty lines and surrounding spaces. */
const lines = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string'
    ? value
        .split(/\r\n?|\n/)
        .map((line) => line.trim())
        .filter(Boolean)
        .join('\n')
    : value;

/** All may be empty. */
export class ReceiptDetailsDto {
  @Transform(trimmed)
  @IsString({ message: NAME })
  @MaxLength(120, { message: NAME })
  @Matches(ONE_LINE, { message: NAME })
  name!: string;

  @Transform(lines)
  @IsString({ message: ADDRESS })
  @MaxLength(300, { message: ADDRESS })
  @Matches(MANY_LINES, { message: ADDRESS })
  @Matches(/^(?:[^\n]*\n){0,7}[^\n]*$/, { message: ADDRESS })
  address!: string;

  @Transform(trimmed)
  @IsString({ message: TAX_NUMBER })
  @MaxLength(30, { message: TAX_NUMBER })
  @Matches(taxNumberPattern, { message: TAX_NUMBER })
  taxNumber!: string;
}
