import { ApiProperty } from '#api-docs';

import { AssessmentDto } from '../assessments/assessment.dto.js';
import { BookmarkDto } from '../progress/bookmark.dto.js';
import { RoadmapStepDto } from './recommendation.dto.js';

export class RoadmapAssessmentDto extends AssessmentDto {
  @ApiProperty({ description: 'Of the rules that made the recommendations.' })
  rulesVersion!: string;

  @ApiProperty({ type: [RoadmapStepDto] })
  recommendations!: RoadmapStepDto[];
}

export class RoadmapDto {
  @ApiProperty({
    description: 'Whether a mailed code has opened it; else only what this browser has answered.',
  })
  isProven!: boolean;

  @ApiProperty({ type: [String], description: 'The addresses that were answered with.' })
  emails!: string[];

  @ApiProperty({ type: [RoadmapAssessmentDto], description: 'The newest first.' })
  assessments!: RoadmapAssessmentDto[];

  @ApiProperty({ type: [BookmarkDto] })
  bookmarks!: BookmarkDto[];
}

export class RoadmapMailedDto {
  @ApiProperty()
  message!: string;
}

export class EverythingDeletedDto {
  @ApiProperty({ type: 'integer' })
  assessments!: number;

  @ApiProperty({ type: 'integer' })
  recommendations!: number;

  @ApiProperty({ type: 'integer', description: 'Recommendations with a state, notes or time of one’s own.' })
  progress!: number;

  @ApiProperty({ type: 'integer' })
  bookmarks!: number;
}
