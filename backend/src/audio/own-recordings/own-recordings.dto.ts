import { ApiProperty } from '#api-docs';
import { IsInt, IsString, Matches, Max, MaxLength, Min } from 'class-validator';

import { MANY_LINES } from '../../platform/http/text-rules.js';
import { LONGEST_TRANSCRIPT, SOUND_KINDS, type SoundKind } from './own-recording-rules.js';

const REVISION = 'Please say which revision was edited.';
const BOOK = 'Please say which book (bookId) was recorded.';
const TRANSCRIPT = `The transcript must be plain text of at most ${LONGEST_TRANSCRIPT.toLocaleString('en-US')} characters.`;

export class UploadRecordingDto {
  @ApiProperty({ maxLength: 100 })
  @MaxLength(100, { message: BOOK })
  @IsString({ message: BOOK })
  bookId!: string;
}

export class TranscriptRevisionDto {
  @ApiProperty({ type: 'integer', description: 'Revision that was edited.' })
  @Max(2_147_483_646, { message: REVISION })
  @Min(1, { message: REVISION })
  @IsInt({ message: REVISION })
  revision!: number;
}

export class SaveTranscriptDto extends TranscriptRevisionDto {
  @ApiProperty({ maxLength: LONGEST_TRANSCRIPT })
  @Matches(MANY_LINES, { message: TRANSCRIPT })
  @MaxLength(LONGEST_TRANSCRIPT, { message: TRANSCRIPT })
  @IsString({ message: TRANSCRIPT })
  transcript!: string;
}

export class SavedTranscriptDto {
  @ApiProperty({ type: 'integer' }) revision!: number;
  @ApiProperty({ type: String, format: 'date-time' }) savedAt!: Date;
}

export class OwnRecordingDto {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() bookId!: string;
  @ApiProperty({ description: 'Of the upload.' }) fileName!: string;
  @ApiProperty({ enum: SOUND_KINDS }) extension!: SoundKind;
  @ApiProperty({ type: 'integer' }) sizeBytes!: number;
  @ApiProperty({ type: 'integer' }) durationMs!: number;
  @ApiProperty() transcript!: string;
  @ApiProperty({ type: 'integer' }) revision!: number;
  @ApiProperty({ description: 'Name of the admin who saved the transcript.' }) who!: string;
  @ApiProperty({ type: String, format: 'date-time' }) savedAt!: Date;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) publishedAt!: Date | null;
  @ApiProperty({ description: 'The transcript differs from the published one.' }) hasChanges!: boolean;
  @ApiProperty({ description: 'For admins.' }) fileUrl!: string;
}
