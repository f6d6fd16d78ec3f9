import { ApiOkResponse, ApiProduces, ApiTags } from '#api-docs';
import { Controller, Get, Param, ParseUUIDPipe, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';

import { CurrentStaff, Needs, NeedsProof } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import { GetOf, PostOf } from '../../platform/http/routes.js';
import { sendFile } from '../../platform/http/send-file.js';
import { SiteArchiveLinkDto, SiteArchivesDto } from './site-archives.dto.js';
import { SiteArchives } from './site-archives.js';

@ApiTags('admin')
@Needs('moving.export')
@Controller('api/admin/archives')
export class SiteArchivesController {
  constructor(private readonly archives: SiteArchives) {}

  @GetOf(SiteArchivesDto)
  async read(): Promise<SiteArchivesDto> {
    const latest = await this.archives.latest();
    if (!latest) return { latest };
    const { who: _who, ...shown } = latest;
    return { latest: shown };
  }

  /** Starts an archive of everything, or finds the one that is being made. */
  @PostOf(SiteArchivesDto)
  @NeedsProof()
  async start(@CurrentStaff() staff: Staff): Promise<SiteArchivesDto> {
    await this.archives.start(staff);
    return this.read();
  }

  /** Opens the download. */
  @PostOf(SiteArchiveLinkDto, ':id/download')
  @NeedsProof()
  async open(
    @CurrentStaff() staff: Staff,
    @Param('id', ParseUUIDPipe) id: string,
  ): Promise<SiteArchiveLinkDto> {
    await this.archives.open(staff, id);
    return { path: `/api/admin/archives/${id}/file` };
  }

  @Get(':id/file')
  @NeedsProof()
  @ApiProduces('application/zip')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async file(
    @Param('id', ParseUUIDPipe) id: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await sendFile(await this.archives.file(id), request, response);
  }
}
