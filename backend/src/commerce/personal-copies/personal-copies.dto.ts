import { ApiProperty } from '#api-docs';
import { IsBoolean } from 'class-validator';

import { COPY_FAULTS, COPY_PLACES, type CopyFaultReason, type CopyTrace } from './copy-line.js';

export class CopyFaultDto {
  @ApiProperty({ example: 'Finding Peace.pdf' }) fileName!: string;
  @ApiProperty({ enum: COPY_FAULTS, description: 'Why its buyers get the original.' })
  reason!: CopyFaultReason;
}

export class MadeCopiesDto {
  @ApiProperty({ example: 'Finding Peace.pdf' }) fileName!: string;
  @ApiProperty({
    enum: COPY_PLACES,
    nullable: true,
    description:
      'Where these copies name their buyer: in a line on a page, in a line that has the order alone (with the name in the properties), or only in the properties. Null for copies of older releases.',
  })
  place!: CopyTrace['place'] | null;
  @ApiProperty({ type: 'integer', nullable: true, description: 'The page of a PDF that shows the line.' })
  pageNumber!: number | null;
  @ApiProperty({ type: 'integer' }) count!: number;
}

export class PersonalCopiesDto {
  @ApiProperty({ description: 'Whether buyers get copies with a line of their own.' }) isOn!: boolean;
  @ApiProperty({ type: 'integer', description: 'Copies that are kept now.' }) madeCount!: number;
  @ApiProperty({ type: [MadeCopiesDto], description: 'These copies by file and by what they show.' })
  made!: MadeCopiesDto[];
  @ApiProperty({ type: [CopyFaultDto], description: 'Of the files that are sold.' }) faults!: CopyFaultDto[];
}

export class TurnPersonalCopiesDto {
  @ApiProperty()
  @IsBoolean({ message: 'Please say whether copies are on, with true or false.' })
  isOn!: boolean;
}
