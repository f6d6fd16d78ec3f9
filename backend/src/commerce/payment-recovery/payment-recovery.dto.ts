import { Type } from 'class-transformer';
import { IsDate } from 'class-validator';

import { ApiProperty } from '#api-docs';
import { RECOVERY_PROBLEMS, type RecoveryProblem } from './payment-recovery-rules.js';

const SINCE = 'Please name a time (since) such as 2026-11-27T09:00:00Z.';

export class ComparePaymentsDto {
  @ApiProperty({ type: String, format: 'date-time', description: 'At most 400 days ago.' })
  @Type(() => Date)
  @IsDate({ message: SINCE })
  since!: Date;
}

class RecoveryCountsDto {
  @ApiProperty({ description: 'Payments of this site that Stripe has since then.' }) payments!: number;
  @ApiProperty({ description: 'Lost orders that were created again.' }) restored!: number;
  @ApiProperty({ description: 'Known orders whose state changed.' }) updated!: number;
  @ApiProperty({ description: 'Restored or updated orders that are refunded.' }) refunded!: number;
  @ApiProperty({ description: 'Payments without an order, for the owner to look at.' }) unresolved!: number;
  @ApiProperty({ description: 'Restored orders of printed books.' }) toSend!: number;
}

class UnresolvedPaymentDto {
  @ApiProperty({ example: 'pi_3RxTzE2eZvKYlo2C1Q' }) paymentIntentId!: string;
  @ApiProperty({ enum: RECOVERY_PROBLEMS }) problem!: RecoveryProblem;
  @ApiProperty({ description: 'In the smallest unit of the currency.' }) amount!: number;
  @ApiProperty({ example: 'usd' }) currency!: string;
  @ApiProperty({ format: 'date-time' }) paidAt!: string;
  @ApiProperty({ type: String, nullable: true, description: 'Last four digits of the card.' })
  last4!: string | null;
}

class PaymentRecoveryDto {
  @ApiProperty({ description: 'Whether a restore of the database started it.' }) isOfRestore!: boolean;
  @ApiProperty({ type: String, format: 'date-time' }) since!: Date;
  @ApiProperty({ type: String, format: 'date-time' }) startedAt!: Date;
  @ApiProperty({ type: String, nullable: true }) requestedBy!: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) finishedAt!: Date | null;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When Stripe last did not answer; it is tried again each minute.',
  })
  unreachableAt!: Date | null;
  @ApiProperty() counts!: RecoveryCountsDto;
  @ApiProperty({ type: [UnresolvedPaymentDto] }) unresolved!: UnresolvedPaymentDto[];
}

export class LatestRecoveryDto {
  @ApiProperty({ type: PaymentRecoveryDto, nullable: true }) latest!: PaymentRecoveryDto | null;
}
