import { ApiProperty } from '#api-docs';
import { type VoiceId, voiceIds } from '@lectern/speech';

import { FAILURE_CODES, type FailureCode } from '../speech/speech-failure.js';
import { PREVIEW_STATUSES, type PreviewStatus } from './preview-rules.js';

const SPEAKERS = ['local', 'openai'] as const;

class AdminFailureDto {
  @ApiProperty({ enum: FAILURE_CODES }) error!: FailureCode;
  @ApiProperty({ description: 'What went wrong, for whoever looks after the site.' }) detail!: string;
}

/** One book in one voice. */
export class AdminPreviewDto {
  @ApiProperty({
    type: String,
    nullable: true,
    format: 'uuid',
    description: 'Null where nobody has asked for it.',
  })
  id!: string | null;
  @ApiProperty() bookId!: string;
  @ApiProperty() bookTitle!: string;
  @ApiProperty({ enum: voiceIds }) voice!: VoiceId;
  @ApiProperty({ enum: [...PREVIEW_STATUSES, 'missing'] }) status!: PreviewStatus | 'missing';
  @ApiProperty() piecesDone!: number;
  @ApiProperty({ description: '0 where nobody has asked for it.' }) piecesTotal!: number;
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
    description: 'Whose voice reads: the one that comes with the site, or a paid one.',
  })
  speaker!: (typeof SPEAKERS)[number];
  @ApiProperty({ description: 'Given to the paid voice today (UTC).' }) charactersToday!: number;
  @ApiProperty({ description: 'What it may be given in a day.' }) charactersPerDay!: number;
}

export class MakingsAskedDto {
  @ApiProperty({ description: 'Previews that are being made now, or will be.' }) asked!: number;
  @ApiProperty({ description: 'Those for which the day’s characters do not suffice.' }) withheld!: number;
}
