import { ApiProperty } from '#api-docs';
import { type VoiceId, voiceIds } from '@lectern/speech';

import { FAILURE_CODES, type FailureCode } from '../speech/speech-failure.js';
import { PREVIEW_STATUSES, type PreviewStatus } from './preview-rules.js';

const SPEAKERS = ['local', 'openai'] as const;

class AdminFailureDto {
  @ApiProperty({ enum: FAILURE_CODES }) error!: FailureCode;
  @ApiProperty({ description: 'What went wrong, for the owner.' }) detail!: string;
}

export class AdminPreviewDto {
  @ApiProperty({
    type: String,
    nullable: true,
    format: 'uuid',
    description: 'Null before the first request.',
  })
  id!: string | null;
  @ApiProperty() bookId!: string;
  @ApiProperty() bookTitle!: string;
  @ApiProperty({ enum: voiceIds }) voice!: VoiceId;
  @ApiProperty({ enum: [...PREVIEW_STATUSES, 'missing'] }) status!: PreviewStatus | 'missing';
  @ApiProperty() piecesDone!: number;
  @ApiProperty({ description: '0 before the first request.' }) piecesTotal!: number;
  @ApiProperty({ type: Number, nullable: true }) durationMs!: number | null;
  @ApiProperty({ type: Number, nullable: true }) sizeBytes!: number | null;
  @ApiProperty() downloads!: number;
  @ApiProperty({ type: String, nullable: true }) audioUrl!: string | null;
  @ApiProperty({ type: String, nullable: true, format: 'date-time' }) generatedAt!: string | null;
  @ApiProperty({ type: AdminFailureDto, nullable: true }) failure!: AdminFailureDto | null;
}

export class AdminPreviewsDto {
  @ApiProperty({ type: [AdminPreviewDto] }) previews!: AdminPreviewDto[];
  @ApiProperty({
    enum: SPEAKERS,
    description: 'The built-in voice, or a paid one.',
  })
  speaker!: (typeof SPEAKERS)[number];
  @ApiProperty({ description: 'Used by the paid voice today (UTC).' }) charactersToday!: number;
  @ApiProperty({ description: 'Its daily limit.' }) charactersPerDay!: number;
}

export class MakingsAskedDto {
  @ApiProperty({ description: 'Previews in progress or enqueued.' }) asked!: number;
  @ApiProperty({ description: 'Previews above the daily limit.' }) withheld!: number;
}
