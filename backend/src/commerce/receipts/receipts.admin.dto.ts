import { ApiProperty, ApiPropertyOptional } from '#api-docs';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';

import { MANY_LINES, ONE_LINE, trimmed } from '../../platform/http/text-rules.js';
import { PERIOD_PART } from './receipt-periods.js';
import { TAX_MODES, type TaxMode } from '../taxes/receipt-settings.js';
import { TAX_NUMBER, taxNumberPattern } from './receipts.dto.js';

const YEAR = 'Please name a year, such as 2026.';
const PART = 'Please name a quarter, such as Q4, or a month, such as M11.';
const VERSION = 'Please say which version was changed.';
const NAME = 'Please keep the name on one line, at most 120 characters.';
const ADDRESS = 'Please keep the address to 300 characters.';
const NOTE = 'Please keep the note on one line, at most 200 characters.';
const TAX = `Tax is one of ${TAX_MODES.join(', ')}.`;

class SellerDto {
  @ApiProperty() name!: string;
  @ApiProperty({ description: 'May have several lines.' }) address!: string;
}

class ReceiptSettingsDto {
  @ApiProperty({ description: 'Sent back with a change; 0 before the first.' }) version!: number;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) changedAt!: Date | null;
  @ApiProperty({ type: String, nullable: true, description: 'Name of the admin who changed it last.' }) who!:
    | string
    | null;
  @ApiProperty({ description: 'Empty for the author’s.' }) sellerName!: string;
  @ApiProperty({ description: 'Empty for the author’s.' }) sellerAddress!: string;
  @ApiProperty() sellerTaxNumber!: string;
  @ApiProperty({ description: 'Printed below the total.' }) note!: string;
  @ApiProperty({ enum: TAX_MODES }) tax!: TaxMode;
}

class ReceiptTotalsDto {
  @ApiProperty() receipts!: number;
  @ApiProperty() creditNotes!: number;
  @ApiProperty() paidCents!: number;
  @ApiProperty({ description: 'Refunded, or lost in a dispute.' }) refundedCents!: number;
  @ApiProperty({ description: 'Tax of sales less that of refunds.' }) taxCents!: number;
  @ApiProperty({ description: 'Receipts and credit notes without a known tax.' }) taxesOpen!: number;
}

export class ReceiptYearDto extends ReceiptTotalsDto {
  @ApiProperty() year!: number;
}

export class PeriodTotalsDto extends ReceiptTotalsDto {
  @ApiProperty({ description: 'Known card fees.' }) feeCents!: number;
  @ApiProperty({ description: 'Payouts of sales with a known fee, less all refunds.' })
  payoutCents!: number;
  @ApiProperty({ description: 'Sales without a known fee.' }) feesOpen!: number;
}

export class UnknownTaxDto {
  @ApiProperty() number!: string;
  @ApiProperty() orderId!: string;
  @ApiProperty({ type: String, nullable: true }) problem!: string | null;
}

export class ReceiptBooksDto {
  @ApiProperty({ type: ReceiptSettingsDto }) settings!: ReceiptSettingsDto;
  @ApiProperty({ type: SellerDto, description: 'Defaults from the author’s content.' }) given!: SellerDto;
  @ApiProperty({ type: [ReceiptYearDto] }) years!: ReceiptYearDto[];
  @ApiProperty({ type: [UnknownTaxDto], description: 'At most fifty.' }) unknownTaxes!: UnknownTaxDto[];
  @ApiProperty({ description: 'Sales without a number yet.' }) due!: number;
  @ApiProperty({ format: 'date', description: 'In the site’s time zone.' }) today!: string;
}

export class ReceiptPeriodDto {
  @ApiProperty({ example: '2026' })
  @IsString({ message: YEAR })
  @Matches(/^20\d\d$/, { message: YEAR })
  year!: string;

  @ApiPropertyOptional({ example: 'Q4', description: 'A quarter, or a month as M01 to M12.' })
  @IsOptional()
  @Matches(PERIOD_PART, { message: PART })
  part?: string;
}

export class ChangeReceiptSettingsDto {
  @ApiProperty({ description: 'Version that was edited.' })
  @IsInt({ message: VERSION })
  @Min(0, { message: VERSION })
  @Max(1_000_000_000, { message: VERSION })
  version!: number;

  @ApiProperty({ maxLength: 120 })
  @Transform(trimmed)
  @IsString({ message: NAME })
  @MaxLength(120, { message: NAME })
  @Matches(ONE_LINE, { message: NAME })
  sellerName!: string;

  @ApiProperty({ maxLength: 300 })
  @Transform(trimmed)
  @IsString({ message: ADDRESS })
  @MaxLength(300, { message: ADDRESS })
  @Matches(MANY_LINES, { message: ADDRESS })
  sellerAddress!: string;

  @ApiProperty({ maxLength: 30 })
  @Transform(trimmed)
  @IsString({ message: TAX_NUMBER })
  @MaxLength(30, { message: TAX_NUMBER })
  @Matches(taxNumberPattern, { message: TAX_NUMBER })
  sellerTaxNumber!: string;

  @ApiProperty({ maxLength: 200 })
  @Transform(trimmed)
  @IsString({ message: NOTE })
  @MaxLength(200, { message: NOTE })
  @Matches(ONE_LINE, { message: NOTE })
  note!: string;

  @ApiProperty({ enum: TAX_MODES })
  @IsIn(TAX_MODES, { message: TAX })
  tax!: TaxMode;
}
