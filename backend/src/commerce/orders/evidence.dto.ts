import { ApiProperty } from '#api-docs';

export class EvidenceLineDto {
  @ApiProperty()
  label!: string;
  @ApiProperty()
  value!: string;
}

export class EvidenceSectionDto {
  @ApiProperty()
  title!: string;
  @ApiProperty({ type: [EvidenceLineDto] })
  lines!: EvidenceLineDto[];
}

/** What a bank wants to know of a disputed sale, in the order of Stripe's own form. */
export class EvidenceDto {
  @ApiProperty()
  title!: string;
  @ApiProperty({ type: [EvidenceSectionDto] })
  sections!: EvidenceSectionDto[];
  @ApiProperty({ description: 'The same as plain text.' })
  text!: string;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Until when Stripe takes it.',
  })
  dueBy!: string | null;
}
