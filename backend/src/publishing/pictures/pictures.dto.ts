import { ApiProperty, ApiPropertyOptional } from '#api-docs';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsNumber, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';

import { NextPageDto, PageOf } from '../../platform/http/page.dto.js';
import { ONE_LINE, trimmed } from '../../platform/http/text-rules.js';
import {
  type Fallback,
  FALLBACK_TYPES,
  MAX_ALT_LENGTH,
  PICTURE_KINDS,
  PICTURE_STATES,
  type PictureKind,
  type PictureState,
} from './picture-rules.js';

const ALT = `The description must be one line of at most ${MAX_ALT_LENGTH} characters.`;
const FOCUS = 'The focal point must be two numbers from 0 to 1.';
const VERSION = 'Please say which version was changed.';
const FALLBACKS = Object.keys(FALLBACK_TYPES) as Fallback[];

export class ListPicturesDto extends NextPageDto {
  @ApiPropertyOptional({ description: 'Part of the file name or description.' })
  @IsOptional()
  @IsString({ message: 'Please search for a text.' })
  @MaxLength(200, { message: 'Please search for something shorter.' })
  @Matches(ONE_LINE, { message: 'Please search for one line.' })
  query?: string;

  @ApiPropertyOptional({ enum: ['true'], description: 'Pictures in the bin.' })
  @IsOptional()
  @IsIn(['true'], { message: 'The filter (bin) must be true.' })
  bin?: 'true';

  @ApiPropertyOptional({ enum: ['missing'], description: 'Pictures without a description.' })
  @IsOptional()
  @IsIn(['missing'], { message: 'The filter (alt) must be missing.' })
  alt?: 'missing';
}

export class ChangePictureDto {
  @ApiProperty({ maxLength: MAX_ALT_LENGTH, description: 'For people who can’t see the picture.' })
  @Transform(trimmed)
  @Matches(ONE_LINE, { message: ALT })
  @MaxLength(MAX_ALT_LENGTH, { message: ALT })
  @IsString({ message: ALT })
  alt!: string;

  @ApiProperty({ minimum: 0, maximum: 1, description: 'From the left edge of the turned picture.' })
  @Max(1, { message: FOCUS })
  @Min(0, { message: FOCUS })
  @IsNumber({}, { message: FOCUS })
  focusX!: number;

  @ApiProperty({ minimum: 0, maximum: 1, description: 'From the top edge of the turned picture.' })
  @Max(1, { message: FOCUS })
  @Min(0, { message: FOCUS })
  @IsNumber({}, { message: FOCUS })
  focusY!: number;

  @ApiProperty({ type: 'integer', description: 'Version that was edited.' })
  @Max(2_147_483_646, { message: VERSION })
  @Min(1, { message: VERSION })
  @IsInt({ message: VERSION })
  version!: number;
}

export class PictureUseDto {
  @ApiProperty() title!: string;
  @ApiProperty({ description: 'Page of the dashboard, below /admin.' }) path!: string;
}

export class ListedPictureDto {
  @ApiProperty() id!: string;
  @ApiProperty() fileName!: string;
  @ApiProperty({ enum: PICTURE_KINDS }) kind!: PictureKind;
  @ApiProperty({ enum: PICTURE_STATES }) state!: PictureState;
  @ApiProperty({ type: String, nullable: true, description: 'Why it failed.' }) failure!: string | null;
  @ApiProperty() width!: number;
  @ApiProperty() height!: number;
  @ApiProperty() sizeBytes!: number;
  @ApiProperty({ type: [Number], description: 'Sizes in AVIF and WebP; none for animations and drawings.' })
  widths!: number[];
  @ApiProperty({ enum: FALLBACKS, nullable: true, description: 'Ending of `original.…`.' })
  fallback!: Fallback | null;
  @ApiProperty() alt!: string;
  @ApiProperty() focusX!: number;
  @ApiProperty() focusY!: number;
  @ApiProperty() version!: number;
  @ApiProperty({ description: 'Address for texts: `/pictures/…`.' }) address!: string;
  @ApiProperty({ type: String, nullable: true }) thumbnailUrl!: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt!: Date;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) binnedAt!: Date | null;
}

export class PictureDto extends ListedPictureDto {
  @ApiProperty({ type: [PictureUseDto], description: 'Texts that show it.' }) uses!: PictureUseDto[];
}

export class PicturePageDto extends PageOf(ListedPictureDto) {}
