import { ApiProperty } from '#api-docs';

import { TIMELINE_KINDS, type TimelineKind } from './timeline-kind.js';

const text = { type: String, nullable: true } as const;

/** Something that happened to an order; what a kind does not tell is null. */
export class TimelineEntryDto {
  @ApiProperty({ format: 'date-time' })
  at!: Date;
  @ApiProperty({ enum: TIMELINE_KINDS })
  kind!: TimelineKind;
  @ApiProperty({ ...text, description: 'Who of the staff did it.' })
  by!: string | null;
  @ApiProperty({ ...text, description: 'The kind of letter, by its job.' })
  letter!: string | null;
  @ApiProperty({ ...text, description: 'Whom it concerns: the new address, or that of a letter.' })
  email!: string | null;
  @ApiProperty({ type: 'integer', nullable: true })
  amountCents!: number | null;
  @ApiProperty({ ...text, description: 'Of a file: pdf or epub.' })
  format!: string | null;
  @ApiProperty({ type: 'integer', nullable: true, description: 'How often, or how many.' })
  count!: number | null;
  @ApiProperty({ ...text, description: 'In words: a reason, a note, a server’s answer, an old address.' })
  text!: string | null;
}
