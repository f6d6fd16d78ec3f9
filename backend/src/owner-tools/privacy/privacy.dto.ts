import { ApiProperty } from '#api-docs';
import { Transform } from 'class-transformer';
import { IsString } from 'class-validator';

import { EmailField } from '../../platform/http/email-field.js';
import { trimmed } from '../../platform/http/text-rules.js';

export class WhoDto {
  @ApiProperty({ format: 'email' })
  @EmailField()
  email!: string;
}

export class ErasePersonDto extends WhoDto {
  @ApiProperty({ description: 'The address, typed again.' })
  @Transform(trimmed)
  @IsString({ message: 'Please type the address again.' })
  confirmation!: string;
}

export class PersonFactDto {
  @ApiProperty() label!: string;
  @ApiProperty() value!: string;
}

export class PersonEventDto {
  @ApiProperty({ type: String, format: 'date-time' }) at!: string;
  @ApiProperty() what!: string;
  @ApiProperty({ type: String, required: false }) detail?: string | undefined;
  @ApiProperty({ type: String, required: false, description: 'Its page below /admin.' })
  path?: string | undefined;
}

export class KeptRecordDto {
  @ApiProperty() what!: string;
  @ApiProperty() why!: string;
}

export class PersonDto {
  @ApiProperty({ format: 'email' }) email!: string;
  @ApiProperty({ description: 'False if nothing is known of the address.' }) isKnown!: boolean;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When they were last erased.',
  })
  erasedAt!: Date | null;
  @ApiProperty({ type: [PersonFactDto] }) facts!: PersonFactDto[];
  @ApiProperty({ type: [PersonEventDto], description: 'Newest first.' }) events!: PersonEventDto[];
  @ApiProperty({ description: 'How many older events are not shown.' }) olderCount!: number;
  @ApiProperty({ type: [String], description: 'What an erasure removes.' }) goes!: string[];
  @ApiProperty({ type: [KeptRecordDto], description: 'What an erasure keeps.' }) stays!: KeptRecordDto[];
  @ApiProperty({ type: [String], description: 'Why they cannot be erased yet.' }) holdsUp!: string[];
}

export class ErasedPersonDto {
  @ApiProperty({ type: [String] }) erased!: string[];
  @ApiProperty({ type: [KeptRecordDto] }) kept!: KeptRecordDto[];
}
