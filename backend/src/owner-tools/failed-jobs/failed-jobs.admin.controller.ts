import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '#api-docs';
import { Body, Controller, Delete, Get, HttpCode, Param, ParseUUIDPipe, Post, Query } from '@nestjs/common';

import { CurrentStaff } from '../../platform/access/current-staff.js';
import { Needs } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import {
  FailedJobPageDto,
  JobCountsDto,
  ListFailedJobsDto,
  RetriedDto,
  RetryJobsDto,
} from './failed-jobs.dto.js';
import { FailedJobs } from './failed-jobs.js';

/** The work that the site does by itself, and could not do. */
@ApiTags('admin')
@Needs('jobs.retry')
@Controller('api/admin/jobs')
export class FailedJobsController {
  constructor(private readonly failedJobs: FailedJobs) {}

  @Get()
  @Needs('jobs.read')
  @ApiOkResponse({ type: FailedJobPageDto })
  list(@Query() query: ListFailedJobsDto): Promise<FailedJobPageDto> {
    return this.failedJobs.list(query);
  }

  @Get('counts')
  @Needs('jobs.read')
  @ApiOkResponse({ type: JobCountsDto })
  counts(): Promise<JobCountsDto> {
    return this.failedJobs.count();
  }

  @Post('retry')
  @HttpCode(200)
  @ApiOkResponse({ type: RetriedDto })
  async retryAll(@Body() { job }: RetryJobsDto, @CurrentStaff() staff: Staff): Promise<RetriedDto> {
    return { retried: await this.failedJobs.retry({ job }, staff) };
  }

  @Post(':id/retry')
  @HttpCode(200)
  @ApiOkResponse({ type: RetriedDto })
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
