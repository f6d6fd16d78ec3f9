import { ApiProperty, ApiPropertyOptional } from '#api-docs';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, Matches, MaxLength, MinLength, ValidateIf } from 'class-validator';

import { EmailField } from '../../platform/http/email-field.js';
import { ONE_LINE, trimmed } from '../../platform/http/text-rules.js';
import { PageOf, SearchByAddressDto } from '../../platform/http/page.dto.js';

const FILE = 'Please say which sample (fileName).';

const KIT = 'Please say which kit (downloadType).';

/** The specification's sentence (document 2, section 5). */
const KIT_PERSON = 'Please provide your name and email address to download the free kit';

const ID = /^[a-z0-9-]{1,100}$/;

const wantsKit = ({ downloadType }: RequestDownloadDto): boolean => downloadType !== undefined;

/** A free sample, by its `fileName`, or the free kit, by its `downloadType` and with a name. */
export class RequestDownloadDto {
  @ApiProperty({ format: 'email' })
  @EmailField()
  email!: string;

  @ApiProperty({ required: false, example: 'five-verses', description: 'Id of a free sample.' })
  @ValidateIf((request: RequestDownloadDto) => !wantsKit(request))
  @IsString({ message: FILE })
  @Matches(ID, { message: FILE })
  fileName?: string;

  @ApiProperty({ required: false, example: 'fresh-start' })
  @IsOptional()
  @IsString({ message: 'The book (bookId) must be an id such as fresh-start.' })
  @Matches(ID, { message: 'The book (bookId) must be an id such as fresh-start.' })
  bookId?: string;

  @ApiProperty({ required: false, example: 'grant-writer-starter-kit' })
  @IsOptional()
  @IsString({ message: KIT })
  @Matches(ID, { message: KIT })
  downloadType?: string;

  @ApiProperty({ required: false, maxLength: 200, description: 'Required for the kit.' })
  @Transform(trimmed)
  @ValidateIf((request: RequestDownloadDto) => wantsKit(request) || request.name !== undefined)
  @IsString({ message: KIT_PERSON })
  @MinLength(1, { message: KIT_PERSON })
  @MaxLength(200, { message: 'Name must be at most 200 characters' })
  @Matches(ONE_LINE, { message: 'Name must be on one line' })
  name?: string;
}

export class DownloadReadyDto {
  @ApiProperty({ description: 'Path of the file on this site.' }) downloadUrl!: string;
}

const STATES = ['pending', 'confirmed', 'ended'] as const;

const FILE_FILTER = 'The file must be an id such as five-verses.';

export class ListLeadsDto extends SearchByAddressDto {
  @ApiPropertyOptional({ description: 'Id of a free sample, or of the kit.' })
  @IsOptional()
  @IsString({ message: FILE_FILTER })
  @Matches(/^[a-z0-9-]{1,100}$/, { message: FILE_FILTER })
  file?: string;
}

export class DownloadLeadDto {
  @ApiProperty() id!: string;
  @ApiProperty({ format: 'email' }) email!: string;
  @ApiProperty({ description: 'Id of the file.' }) fileName!: string;
  @ApiProperty({ description: 'Title of the file.' }) title!: string;
  @ApiProperty({ type: String, format: 'date-time' }) takenAt!: Date;
  @ApiProperty({
    type: String,
    enum: STATES,
    nullable: true,
    description: 'Null without a subscription.',
  })
  subscription!: (typeof STATES)[number] | null;
}

export class DownloadLeadPageDto extends PageOf(DownloadLeadDto) {}

export class LeadFileDto {
  @ApiProperty() id!: string;
  @ApiProperty() title!: string;
}
