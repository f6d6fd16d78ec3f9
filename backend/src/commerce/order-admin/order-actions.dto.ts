import { ApiProperty } from '#api-docs';
import { IsInt, IsString, IsUUID, Length, Matches, Max, Min } from 'class-validator';

import { EmailField } from '../../platform/http/email-field.js';
import { TextField } from '../../platform/http/text-field.js';
import { ONE_LINE } from '../../platform/http/text-rules.js';

const CENTS = 'Please enter an amount: whole cents, at least one.';
const SEEN = 'Please send what was already refunded, in whole cents (seenGivenBackCents).';
const REASON = 'Please say why, in at most 500 characters.';
const NO_ADDRESS = 'Please leave addresses out of the reason: the log that keeps it can never be changed.';
const NOTE = 'Please write the note, in at most 2,000 characters.';
const VERSION = 'Please say which version was changed.';
const CURRENT = 'Please send the address that the order has now (currentEmail).';

/** Refund of a payment that does not match its order, always in full. */
export class RefundPaymentDto {
  @ApiProperty({ format: 'uuid', description: 'New for each refund, the same for each retry.' })
  @IsUUID(undefined, { message: 'Please name the refund by a UUID (refundId).' })
  refundId!: string;

  @ApiProperty({ maxLength: 500 })
  @TextField({ longest: 500, isMultiline: true, message: REASON })
  @Matches(/^(?!.*\S@\S)/s, { message: NO_ADDRESS })
  reason!: string;
}

export class AskRefundDto extends RefundPaymentDto {
  @ApiProperty({ type: 'integer', description: 'In the currency’s minor unit.', minimum: 1 })
  @IsInt({ message: CENTS })
  @Min(1, { message: CENTS })
  @Max(99_999_999, { message: CENTS })
  amountCents!: number;

  @ApiProperty({ type: 'integer', description: 'Refunded amount that the page showed, in minor units.' })
  @IsInt({ message: SEEN })
  @Min(0, { message: SEEN })
  @Max(99_999_999, { message: SEEN })
  seenGivenBackCents!: number;
}

export class ChangeOrderAddressDto {
  @ApiProperty({ format: 'email' })
  @EmailField()
  email!: string;

  @ApiProperty({ description: 'Address that the page showed.' })
  @IsString({ message: CURRENT })
  @Length(1, 300, { message: CURRENT })
  @Matches(ONE_LINE, { message: CURRENT })
  currentEmail!: string;
}

export class WriteOrderNoteDto {
  @ApiProperty({ format: 'uuid', description: 'New for each note, the same for each retry.' })
  @IsUUID(undefined, { message: 'Please name the note by a UUID (noteId).' })
  noteId!: string;

  @ApiProperty({ maxLength: 2_000 })
  @TextField({ longest: 2_000, isMultiline: true, message: NOTE })
  body!: string;
}

export class ChangeOrderNoteDto {
  @ApiProperty({ maxLength: 2_000 })
  @TextField({ longest: 2_000, isMultiline: true, message: NOTE })
  body!: string;

  @ApiProperty({ type: 'integer', description: 'Version of the edited note.' })
  @IsInt({ message: VERSION })
  @Min(1, { message: VERSION })
  @Max(1_000_000, { message: VERSION })
  version!: number;
}

/** Shown once; only its hash is stored. */
export class MadeLinkDto {
  @ApiProperty({ example: 'pdf' }) format!: string;
  @ApiProperty({ example: 'Finding Peace.pdf' }) fileName!: string;
  @ApiProperty() url!: string;
  @ApiProperty({ format: 'date-time' }) expiresAt!: Date;
}

export class EvidenceLineDto {
  @ApiProperty() label!: string;
  @ApiProperty() value!: string;
}

export class EvidenceSectionDto {
  @ApiProperty() title!: string;
  @ApiProperty({ type: [EvidenceLineDto] }) lines!: EvidenceLineDto[];
}

/** Evidence for a dispute, in the order of Stripe's form. */
export class EvidenceDto {
  @ApiProperty() title!: string;
  @ApiProperty({ type: [EvidenceSectionDto] }) sections!: EvidenceSectionDto[];
  @ApiProperty({ description: 'The evidence as plain text.' }) text!: string;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Stripe’s deadline.',
  })
  dueBy!: string | null;
}
