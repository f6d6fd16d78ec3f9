import { ApiProperty } from '#api-docs';

import { type ProgressStatus, progressStatuses } from './progress-rules.js';

/** As in the specification's response (document 2, section 3), with its link. */
export class RecommendationDto {
  @ApiProperty() id!: string;
  @ApiProperty() topicId!: string;
  @ApiProperty() title!: string;
  @ApiProperty({ enum: ['high', 'medium', 'other'] }) priority!: 'high' | 'medium' | 'other';
  @ApiProperty({ enum: ['act-now', 'read', 'do', 'ask'] }) recommendationType!: string;
  @ApiProperty() description!: string;
  @ApiProperty({ example: 'About 20 minutes' }) estimatedTime!: string;
  @ApiProperty({ enum: ['beginner', 'intermediate', 'advanced'] }) difficulty!: string;
  @ApiProperty({ type: [String] }) keyPoints!: string[];

  @ApiProperty({ type: [String], description: 'Ids of books.', example: ['fresh-start'] })
  bookReferences!: string[];

  @ApiProperty({ description: 'The answers that led to it, in a sentence.' }) why!: string;
}

export class FurtherSourceDto {
  @ApiProperty() label!: string;
  @ApiProperty() url!: string;
}

/** A recommendation of the roadmap with its progress. */
export class RoadmapStepDto extends RecommendationDto {
  @ApiProperty({ type: [FurtherSourceDto] }) furtherSources!: readonly FurtherSourceDto[];
  @ApiProperty({ enum: progressStatuses }) status!: ProgressStatus;
  @ApiProperty() notes!: string;
  @ApiProperty({ type: 'integer' }) timeSpentMinutes!: number;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) completedAt!: Date | null;
}
