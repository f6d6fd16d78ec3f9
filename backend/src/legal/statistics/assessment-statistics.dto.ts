import { ApiProperty } from '#api-docs';

class VeiledCountDto {
  @ApiProperty() from!: number;
  @ApiProperty() to!: number;
  @ApiProperty({ example: 'fewer than 5' }) words!: string;
}

export class AnswerCountDto {
  @ApiProperty({ description: 'Stored value.' }) value!: string;
  @ApiProperty({ description: 'Label of the answer.' }) label!: string;
  @ApiProperty({ type: VeiledCountDto }) count!: VeiledCountDto;
}

export class AnswerGroupDto {
  @ApiProperty({ enum: ['questionnaire', 'situation', 'urgency', 'experience', 'month'] })
  by!: 'questionnaire' | 'situation' | 'urgency' | 'experience' | 'month';
  @ApiProperty({ type: [AnswerCountDto], description: 'Largest first; months newest first.' })
  counts!: AnswerCountDto[];
}

/** Anonymous counts per answer, rounded to fives. */
export class AssessmentCountsDto {
  @ApiProperty({ type: VeiledCountDto }) total!: VeiledCountDto;
  @ApiProperty({ type: [AnswerGroupDto] }) groups!: AnswerGroupDto[];
}
