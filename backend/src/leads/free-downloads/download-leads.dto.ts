import { ApiProperty, ApiPropertyOptional } from '#api-docs';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';

import { ONE_LINE } from '../../platform/http/text-rules.js';
import { NextPageDto } from '../next-page.dto.js';

const STATES = ['pending', 'confirmed', 'ended'] as const;
const FILE = 'The file must be an id such as five-verses.';

export class ListLeadsDto extends NextPageDto {
  @ApiPropertyOptional({ description: 'Id of a free sample, or of the kit.' })
  @IsOptional()
  @IsString({ message: FILE })
  @Matches(/^[a-z0-9-]{1,100}$/, { message: FILE })
  file?: string;

  @ApiPropertyOptional({ description: 'A part of the address.' })
  @IsOptional()
  @IsString({ message: 'An address is a text.' })
  @MaxLength(254, { message: 'An address is shorter.' })
  @Matches(ONE_LINE, { message: 'An address stands on one line.' })
  query?: string;
}

export class DownloadLeadDto {
  @ApiProperty()
  id!: string;
  @ApiProperty({ format: 'email' })
  email!: string;
  @ApiProperty({ description: 'Id of the file.' })
  fileName!: string;
  @ApiProperty({ description: 'What the file is called.' })
  title!: string;
  @ApiProperty({ type: String, format: 'date-time' })
  takenAt!: Date;
  @ApiProperty({
    type: String,
    enum: STATES,
    nullable: true,
    description: 'Null for who never asked for the letter.',
  })
  subscription!: (typeof STATES)[number] | null;
}

export class DownloadLeadPageDto {
  @ApiProperty({ type: [DownloadLeadDto] })
  items!: DownloadLeadDto[];
  @ApiProperty({ type: String, nullable: true })
  nextCursor!: string | null;
}

export class LeadFileDto {
  @ApiProperty()
  id!: string;
  @ApiProperty()
  title!: string;
}
