import { ApiProperty } from '#api-docs';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString, Matches, MaxLength, MinLength } from 'class-validator';

import { type VoiceId, voiceIds } from '@lectern/speech';

import { ONE_LINE, trimmed } from '../../platform/http/text-rules.js';

const BOOK = 'Please say which book (bookTitle), by its title.';
const VOICE = `The voice (voiceType) must be one of ${voiceIds.join(', ')}.`;
const PLAIN = 'The title of the book (bookTitle) must be plain text on one line.';

export class GeneratePreviewDto {
  @ApiProperty({ maxLength: 200 })
  @Transform(trimmed)
  @IsString({ message: BOOK })
  @MinLength(1, { message: BOOK })
  @MaxLength(200, { message: 'The title of the book (bookTitle) must be at most 200 characters.' })
  @Matches(ONE_LINE, { message: PLAIN })
  @Matches(/^[^<>]*$/, { message: PLAIN })
  bookTitle!: string;

  @ApiProperty({ enum: voiceIds })
  @IsIn(voiceIds, { message: VOICE })
  voiceType!: VoiceId;
}

export class CancelPreviewDto {
  @ApiProperty({ description: 'As it was given in the answer to the call that asked for the preview.' })
  @IsString({ message: 'Please give the wish that is taken back.' })
  @Matches(/^[\w-]{43}$/, { message: 'This is no wish for a preview.' })
  wish!: string;
}

export class MakePreviewsDto {
  @ApiProperty({ required: false, description: 'All books where it is not given.' })
  @IsOptional()
  @IsString({ message: 'The book (bookId) must be a text.' })
  @MaxLength(100, { message: 'The book (bookId) must be at most 100 characters.' })
  bookId?: string;

  @ApiProperty({ required: false, enum: voiceIds, description: 'All voices where it is not given.' })
  @IsOptional()
  @IsIn(voiceIds, { message: `The voice must be one of ${voiceIds.join(', ')}.` })
  voice?: VoiceId;
}
