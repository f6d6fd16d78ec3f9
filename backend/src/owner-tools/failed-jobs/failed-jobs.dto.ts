import { ApiProperty, ApiPropertyOptional } from '#api-docs';
import { IsOptional, Matches } from 'class-validator';
import { NextPageDto, PageOf } from '../../platform/http/page.dto.js';

/** `given-up`: waits for the staff; `resting`: retried automatically later; `trying`: being tried. */
export const FAILED_STATES = ['given-up', 'resting', 'trying'] as const;
export type FailedState = (typeof FAILED_STATES)[number];

const KIND = 'Please say which kind of work, such as deliver-order.';

export class ListFailedJobsDto extends NextPageDto {
  @ApiPropertyOptional({ description: 'Only of this kind.' })
  @IsOptional()
  @Matches(/^[a-z0-9-]{1,100}$/, { message: KIND })
  job?: string;
}

export class RetryJobsDto {
  @ApiProperty({ description: 'Retries all failed jobs of this kind.' })
  @Matches(/^[a-z0-9-]{1,100}$/, { message: KIND })
  job!: string;
}

export class JobSubjectDto {
  @ApiProperty({ example: 'order' }) kind!: string;
  @ApiProperty() id!: string;
}

export class FailedJobDto {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ example: 'deliver-order' }) job!: string;
  @ApiProperty({ type: [JobSubjectDto], description: 'Ids in its payload.' }) about!: JobSubjectDto[];
  @ApiProperty({ enum: FAILED_STATES }) state!: FailedState;
  @ApiProperty({ type: String, format: 'date-time' }) promisedAt!: Date;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) failedAt!: Date | null;
  @ApiProperty({ description: 'How many times all attempts failed.' }) failures!: number;
  @ApiProperty({ description: 'Without personal data.' }) lastError!: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) nextTryAt!: Date | null;
}

export class FailedJobPageDto extends PageOf(FailedJobDto) {}

export class FailedKindDto {
  @ApiProperty() job!: string;
  @ApiProperty() count!: number;
}

export class JobCountsDto {
  @ApiProperty({ description: 'Due, not started.' }) waiting!: number;
  @ApiProperty({ description: 'Running.' }) running!: number;
  @ApiProperty({ description: 'Due in the future.' }) later!: number;

  @ApiProperty({ type: [FailedKindDto], description: 'Failed jobs by kind, most first.' })
  failed!: FailedKindDto[];
}

export class RetriedDto {
  @ApiProperty({ description: 'How many are retried now.' }) retried!: number;
}
