import { ApiTags } from '#api-docs';
import { Controller, Get, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { CurrentStaff, Needs } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import { sendCsv } from '../../platform/http/send-csv.js';
import { DownloadLeadPageDto, LeadFileDto, ListLeadsDto } from './free-downloads.dto.js';
import { FreeDownloads } from './free-downloads.js';
import { GetOf } from '../../platform/http/routes.js';

const COLUMNS = [
  { key: 'email', header: 'Email' },
  { key: 'title', header: 'File' },
  { key: 'takenAt', header: 'Taken' },
  { key: 'subscription', header: 'Newsletter' },
] as const;

@ApiTags('admin')
@Needs('people.read')
@Controller('api/admin/download-leads')
export class DownloadLeadsController {
  constructor(private readonly freeDownloads: FreeDownloads) {}

  @GetOf(DownloadLeadPageDto)
  list(@Query() filter: ListLeadsDto): Promise<DownloadLeadPageDto> {
    return this.freeDownloads.listLeads(filter, filter);
  }

  @GetOf([LeadFileDto], 'files')
  files(): LeadFileDto[] {
    return this.freeDownloads.listFiles();
  }

  @Get('csv')
  @Needs('lists.export')
  async csv(
    @Query() filter: ListLeadsDto,
    @CurrentStaff() staff: Staff,
    @Res() response: Response,
  ): Promise<void> {
    await sendCsv(response, 'free-downloads', COLUMNS, await this.freeDownloads.exportLeads(staff, filter));
  }
}
