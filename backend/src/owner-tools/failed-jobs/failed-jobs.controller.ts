import { Body, Controller, Delete, Get, HttpCode, Param, ParseUUIDPipe, Post, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '#api-docs';

import { CurrentStaff } from '../../platform/access/current-staff.js';
import { Needs } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import { CountJobs } from './count-jobs.query.js';
import {
  FailedJobPageDto,
  JobCountsDto,
  ListFailedJobsDto,
  RetriedDto,
  RetryJobsDto,
} from './failed-jobs.dto.js';
import { GiveUpJob } from './give-up-job.use-case.js';
import { ListFailedJobs } from './list-failed-jobs.query.js';
import { RetryJobs } from './retry-jobs.use-case.js';

/** The work that the site does by itself, and could not do. */
@ApiTags('admin')
@Needs('jobs.retry')
@Controller('api/admin/jobs')
export class FailedJobsController {
  constructor(
    private readonly listFailed: ListFailedJobs,
    private readonly count: CountJobs,
    private readonly retryJobs: RetryJobs,
    private readonly giveUpJob: GiveUpJob,
  ) {}

  @Get()
  @Needs('jobs.read')
  @ApiOkResponse({ type: FailedJobPageDto })
  list(@Query() wish: ListFailedJobsDto): Promise<FailedJobPageDto> {
    return this.listFailed.execute(wish);
  }

  @Get('counts')
  @Needs('jobs.read')
  @ApiOkResponse({ type: JobCountsDto })
  counts(): Promise<JobCountsDto> {
    return this.count.execute();
  }

  @Post('retry')
  @HttpCode(200)
  @ApiOkResponse({ type: RetriedDto })
  async retryAll(@Body() { job }: RetryJobsDto, @CurrentStaff() staff: Staff): Promise<RetriedDto> {
    return { retried: await this.retryJobs.execute({ job }, staff) };
  }

  @Post(':id/retry')
  @HttpCode(200)
  @ApiOkResponse({ type: RetriedDto })
  async retry(@Param('id', ParseUUIDPipe) id: string, @CurrentStaff() staff: Staff): Promise<RetriedDto> {
    return { retried: await this.retryJobs.execute({ id }, staff) };
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  giveUp(@Param('id', ParseUUIDPipe) id: string, @CurrentStaff() staff: Staff): Promise<void> {
    return this.giveUpJob.execute(id, staff);
  }
}
