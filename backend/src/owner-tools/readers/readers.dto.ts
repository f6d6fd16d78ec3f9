import { ApiProperty, ApiPropertyOptional } from '#api-docs';
import { IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';

import { NextPageDto, PageOf } from '../../platform/http/page.dto.js';
import { ONE_LINE } from '../../platform/http/text-rules.js';
import { READER_KINDS, type ReaderKind } from './reader-rules.js';

export class ListReadersDto extends NextPageDto {
  @ApiPropertyOptional({ enum: READER_KINDS })
  @IsOptional()
  @IsIn(READER_KINDS, { message: `The kind must be one of ${READER_KINDS.join(', ')}.` })
  kind?: ReaderKind;

  @ApiPropertyOptional({ description: 'Part of the name or address.' })
  @IsOptional()
  @IsString({ message: 'Please search for a text.' })
  @MaxLength(200, { message: 'Please search for something shorter.' })
  @Matches(ONE_LINE, { message: 'Please search for one line.' })
  query?: string;
}

export class ReaderDto {
  @ApiProperty({ format: 'email' }) email!: string;
  @ApiProperty({ type: String, nullable: true }) name!: string | null;
  @ApiProperty({ enum: READER_KINDS, isArray: true }) kinds!: ReaderKind[];
  @ApiProperty({ type: String, format: 'date-time' }) lastAt!: Date;
}

export class ReaderPageDto extends PageOf(ReaderDto) {}
