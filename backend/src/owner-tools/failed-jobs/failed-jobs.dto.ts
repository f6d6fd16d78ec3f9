import { ApiProperty, ApiPropertyOptional } from '#api-docs';
import { IsOptional, Matches } from 'class-validator';
import { NextPageDto, PageOf } from '../../platform/http/page.dto.js';

/** `given-up`: it waits for somebody; `resting`: it is tried again by itself; `trying`: at this moment. */
export const FAILED_STATES = ['given-up', 'resting', 'trying'] as const;
export type FailedState = (typeof FAILED_STATES)[number];

const KIND = 'Please say which kind of work, such as deliver-order.';

export class ListFailedJobsDto extends NextPageDto {
  @ApiPropertyOptional({ description: 'Of this kind alone.' })
  @IsOptional()
  @Matches(/^[a-z0-9-]{1,100}$/, { message: KIND })
  job?: string;
}

export class RetryJobsDto {
  @ApiProperty({ description: 'All work of this kind that has failed.' })
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
  @ApiProperty({ type: [JobSubjectDto], description: 'What it is about, by ids.' }) about!: JobSubjectDto[];
  @ApiProperty({ enum: FAILED_STATES }) state!: FailedState;
  @ApiProperty({ type: String, format: 'date-time' }) promisedAt!: Date;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) failedAt!: Date | null;
  @ApiProperty({ description: 'How many times all tries of a turn were used up.' }) failures!: number;
  @ApiProperty({ description: 'Without anything that names a person.' }) lastError!: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) nextTryAt!: Date | null;
}

export class FailedJobPageDto extends PageOf(FailedJobDto) {}

export class FailedKindDto {
  @ApiProperty() job!: string;
  @ApiProperty() count!: number;
}

export class JobCountsDto {
  @ApiProperty({ description: 'Waits for its turn.' }) waiting!: number;
  @ApiProperty({ description: 'Is in hand.' }) running!: number;
  @ApiProperty({ description: 'Has a time in the future.' }) later!: number;

  @ApiProperty({ type: [FailedKindDto], description: 'What has failed, by its kind, the most first.' })
  failed!: FailedKindDto[];
}

export class RetriedDto {
  @ApiProperty({ description: 'How many are tried now: those that were not already.' }) retried!: number;
}
