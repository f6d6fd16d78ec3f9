import { ApiProperty } from '#api-docs';
import { IsBoolean } from 'class-validator';

import { COPY_FAULTS, type CopyFaultReason } from './copy-line.js';

export class CopyFaultDto {
  @ApiProperty({ example: 'Finding Peace.pdf' }) fileName!: string;
  @ApiProperty({ enum: COPY_FAULTS, description: 'Why its buyers get the original.' })
  reason!: CopyFaultReason;
}

export class PersonalCopiesDto {
  @ApiProperty({ description: 'Whether buyers get copies with a line of their own.' }) isOn!: boolean;
  @ApiProperty({ type: 'integer', description: 'Copies that are kept now.' }) madeCount!: number;
  @ApiProperty({ type: [CopyFaultDto], description: 'Of the files that are sold.' }) faults!: CopyFaultDto[];
}

export class TurnPersonalCopiesDto {
  @ApiProperty()
  @IsBoolean({ message: 'Please say whether copies are on, with true or false.' })
  isOn!: boolean;
}
