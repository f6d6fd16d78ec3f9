import { ApiProperty } from '#api-docs';
import { type VoiceId, voiceIds } from '@lectern/speech';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString, Matches, MaxLength, MinLength } from 'class-validator';

import { ONE_LINE, trimmed } from '../../platform/http/text-rules.js';
import { FAILURE_CODES, type FailureCode } from '../speech/speech-failure.js';
import { AUTHOR_VOICE, PREVIEW_STATUSES, type PreviewStatus, type PreviewVoice } from './preview-rules.js';

const previewVoices = [...voiceIds, AUTHOR_VOICE] as const;

class PreviewSentenceDto {
  @ApiProperty() text!: string;
  @ApiProperty() startMs!: number;
  @ApiProperty() endMs!: number;
  @ApiProperty() endsParagraph!: boolean;
}

class PreviewFailureDto {
  @ApiProperty({ enum: FAILURE_CODES }) error!: FailureCode;
  @ApiProperty() details!: string;
  @ApiProperty() message!: string;
}

export class PreviewDto {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ enum: PREVIEW_STATUSES }) status!: PreviewStatus;
  @ApiProperty() bookTitle!: string;
  @ApiProperty({ enum: previewVoices }) voiceType!: PreviewVoice;
  @ApiProperty({ description: 'Sentences generated.' }) piecesDone!: number;
  @ApiProperty() piecesTotal!: number;
  @ApiProperty({ description: 'Server-sent events for each change.' }) eventsUrl!: string;
  @ApiProperty({ type: String, nullable: true }) audioUrl!: string | null;
  @ApiProperty({ description: 'Its state, in a sentence.' }) message!: string;
  @ApiProperty({ type: PreviewFailureDto, nullable: true }) failure!: PreviewFailureDto | null;
  @ApiProperty({ required: false }) durationMs?: number;
  @ApiProperty({ required: false, type: [Number], description: '200 levels from 0 to 100.' })
  waveform?: number[];
  @ApiProperty({ required: false, type: [PreviewSentenceDto] }) sentences?: PreviewSentenceDto[];
  @ApiProperty({ required: false }) fileName?: string;
  @ApiProperty({ required: false, description: 'Transcript as WebVTT.' }) transcriptUrl?: string;
  @ApiProperty({ required: false }) downloadCount?: number;
  @ApiProperty({ required: false, description: 'Says that the voice is synthetic.' }) voiceNote?: string;
}

export class WantedPreviewDto extends PreviewDto {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Token that cancels the request at …/cancel; null if the preview is ready.',
  })
  wish!: string | null;
}

export class StoredPreviewDto {
  @ApiProperty() id!: string;
  @ApiProperty() bookTitle!: string;
  @ApiProperty() voiceType!: string;
  @ApiProperty() audioUrl!: string;
  @ApiProperty({ type: Number, nullable: true }) durationMs!: number | null;
  @ApiProperty({ format: 'date-time' }) generatedAt!: string;
}

export class DownloadCountDto {
  @ApiProperty() downloadCount!: number;
}

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

  @ApiProperty({ enum: previewVoices })
  @IsIn(previewVoices, { message: VOICE })
  voiceType!: PreviewVoice;
}

export class CancelPreviewDto {
  @ApiProperty({ description: 'The token from the response to the request.' })
  @IsString({ message: 'Please name the request to cancel.' })
  @Matches(/^[\w-]{43}$/, { message: 'This isn’t a preview request.' })
  wish!: string;
}

export class MakePreviewsDto {
  @ApiProperty({ required: false, description: 'All books by default.' })
  @IsOptional()
  @IsString({ message: 'The book (bookId) must be a text.' })
  @MaxLength(100, { message: 'The book (bookId) must be at most 100 characters.' })
  bookId?: string;

  @ApiProperty({ required: false, enum: voiceIds, description: 'All voices by default.' })
  @IsOptional()
  @IsIn(voiceIds, { message: `The voice must be one of ${voiceIds.join(', ')}.` })
  voice?: VoiceId;
}
