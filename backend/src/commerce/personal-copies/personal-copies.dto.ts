import { ApiProperty } from '#api-docs';
import { IsBoolean } from 'class-validator';

import { COPY_FAULTS, COPY_PLACES, type CopyFaultReason, type CopyTrace } from './personal-copy-rules.js';

export class CopyFaultDto {
  @ApiProperty({ example: 'Finding Peace.pdf' }) fileName!: string;
  @ApiProperty({ enum: COPY_FAULTS, description: 'Reason why buyers get the original.' })
  reason!: CopyFaultReason;
}

export class MadeCopiesDto {
  @ApiProperty({ example: 'Finding Peace.pdf' }) fileName!: string;
  @ApiProperty({
    enum: COPY_PLACES,
    nullable: true,
    description:
      'Where copies name their buyer: on a page, on a page with the order only (and the name in the properties), or only in the properties. Null for copies of older releases.',
  })
  place!: CopyTrace['place'] | null;
  @ApiProperty({ type: 'integer', nullable: true, description: 'PDF page that shows the line.' })
  pageNumber!: number | null;
  @ApiProperty({ type: 'integer' }) count!: number;
}

export class PersonalCopiesDto {
  @ApiProperty({ description: 'Whether buyers get personal copies.' }) isOn!: boolean;
  @ApiProperty({ type: 'integer', description: 'Stored copies.' }) madeCount!: number;
  @ApiProperty({ type: [MadeCopiesDto], description: 'Stored copies by file and place of the line.' })
  made!: MadeCopiesDto[];
  @ApiProperty({ type: [CopyFaultDto], description: 'Files on sale that cannot be copied.' })
  faults!: CopyFaultDto[];
}

export class TurnPersonalCopiesDto {
  @ApiProperty()
  @IsBoolean({ message: 'Please say whether copies are on, with true or false.' })
  isOn!: boolean;
}
