import { ApiNoContentResponse, ApiTags } from '#api-docs';
import { Body, Controller, Delete, HttpCode, Param, ParseUUIDPipe, Query } from '@nestjs/common';
import { CurrentStaff, Needs } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import {
  FailedJobPageDto,
  JobCountsDto,
  ListFailedJobsDto,
  RetriedDto,
  RetryJobsDto,
} from './failed-jobs.dto.js';
import { FailedJobs } from './failed-jobs.js';
import { GetOf, PostOf } from '../../platform/http/routes.js';

@ApiTags('admin')
@Needs('jobs.retry')
@Controller('api/admin/jobs')
export class FailedJobsController {
  constructor(private readonly failedJobs: FailedJobs) {}

  @GetOf(FailedJobPageDto)
  @Needs('jobs.read')
  list(@Query() query: ListFailedJobsDto): Promise<FailedJobPageDto> {
    return this.failedJobs.list(query);
  }

  @GetOf(JobCountsDto, 'counts')
  @Needs('jobs.read')
  counts(): Promise<JobCountsDto> {
    return this.failedJobs.count();
  }

  @PostOf(RetriedDto, 'retry')
  async retryAll(@Body() { job }: RetryJobsDto, @CurrentStaff() staff: Staff): Promise<RetriedDto> {
    return { retried: await this.failedJobs.retry({ job }, staff) };
  }

  @PostOf(RetriedDto, ':id/retry')
  async retry(@Param('id', ParseUUIDPipe) id: string, @CurrentStaff() staff: Staff): Promise<RetriedDto> {
    return { retried: await this.failedJobs.retry({ id }, staff) };
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  giveUp(@Param('id', ParseUUIDPipe) id: string, @CurrentStaff() staff: Staff): Promise<void> {
    return this.failedJobs.giveUp(id, staff);
  }
}
