import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '#api-docs';
import { Body, Controller, Delete, Get, HttpCode, Param, ParseUUIDPipe, Post, Put } from '@nestjs/common';

import { CurrentStaff } from '../../platform/access/current-staff.js';
import { Needs } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import { BroadcastRenderer } from './broadcast-renderer.js';
import { BroadcastSending } from './broadcast-sending.js';
import {
  AudienceDto,
  BroadcastDto,
  BroadcastPreviewDto,
  BroadcastSummaryDto,
  ChangeBroadcastDto,
  SendBroadcastDto,
  WriteBroadcastDto,
} from './broadcasts.dto.js';
import { Broadcasts } from './broadcasts.js';

/** The owner's broadcasts. */
@ApiTags('admin')
@Needs('letters.write')
@Controller('api/admin/broadcasts')
export class BroadcastsController {
  constructor(
    private readonly broadcasts: Broadcasts,
    private readonly broadcastSending: BroadcastSending,
    private readonly renderer: BroadcastRenderer,
  ) {}

  @Get()
  @Needs('letters.read')
  @ApiOkResponse({ type: [BroadcastSummaryDto] })
  list(): Promise<BroadcastSummaryDto[]> {
    return this.broadcasts.list();
  }

  @Get('audiences')
  @Needs('letters.read')
  @ApiOkResponse({ type: [AudienceDto] })
  audiences(): Promise<AudienceDto[]> {
    return this.broadcasts.listAudiences();
  }

  @Get(':id')
  @Needs('letters.read')
  @ApiOkResponse({ type: BroadcastDto })
  one(@Param('id', ParseUUIDPipe) id: string): Promise<BroadcastDto> {
    return this.broadcasts.find(id);
  }

  @Post()
  @ApiCreatedResponse({ type: BroadcastDto })
  async create(@Body() written: WriteBroadcastDto, @CurrentStaff() staff: Staff): Promise<BroadcastDto> {
    return this.broadcasts.find(await this.broadcasts.create(written, staff));
  }

  @Put(':id')
  @ApiOkResponse({ type: BroadcastDto })
  async change(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { version, ...written }: ChangeBroadcastDto,
    @CurrentStaff() staff: Staff,
  ): Promise<BroadcastDto> {
    await this.broadcasts.change(id, version, written, staff);
    return this.broadcasts.find(id);
  }

  @Delete(':id')
  @HttpCode(204)
  async discard(@Param('id', ParseUUIDPipe) id: string, @CurrentStaff() staff: Staff): Promise<void> {
    await this.broadcasts.discard(id, staff);
  }

  @Post('preview')
  @HttpCode(200)
  @ApiOkResponse({ type: BroadcastPreviewDto })
  look(@Body() written: WriteBroadcastDto): Promise<BroadcastPreviewDto> {
    return this.renderer.preview(written);
  }

  @Post(':id/test')
  @HttpCode(202)
  async mailToOwner(@Param('id', ParseUUIDPipe) id: string): Promise<void> {
    await this.broadcastSending.sendTest(id);
  }

  @Post(':id/send')
  @Needs('letters.send')
  @HttpCode(200)
  @ApiOkResponse({ type: BroadcastDto })
  async send(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { sendAt }: SendBroadcastDto,
    @CurrentStaff() staff: Staff,
  ): Promise<BroadcastDto> {
    await this.broadcastSending.move(id, 'send', staff, sendAt ? new Date(sendAt) : undefined);
    return this.broadcasts.find(id);
  }

  @Post(':id/call-back')
  @Needs('letters.send')
  @HttpCode(200)
  @ApiOkResponse({ type: BroadcastDto })
  async callBack(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentStaff() staff: Staff,
  ): Promise<BroadcastDto> {
    await this.broadcastSending.move(id, 'call-back', staff);
    return this.broadcasts.find(id);
  }

  @Post(':id/pause')
  @Needs('letters.send')
  @HttpCode(200)
  @ApiOkResponse({ type: BroadcastDto })
  async pause(@Param('id', ParseUUIDPipe) id: string, @CurrentStaff() staff: Staff): Promise<BroadcastDto> {
    await this.broadcastSending.move(id, 'pause', staff);
    return this.broadcasts.find(id);
  }

  @Post(':id/resume')
  @Needs('letters.send')
  @HttpCode(200)
  @ApiOkResponse({ type: BroadcastDto })
  async resume(@Param('id', ParseUUIDPipe) id: string, @CurrentStaff() staff: Staff): Promise<BroadcastDto> {
    await this.broadcastSending.move(id, 'resume', staff);
    return this.broadcasts.find(id);
  }

  @Post(':id/cancel')
  @Needs('letters.send')
  @HttpCode(200)
  @ApiOkResponse({ type: BroadcastDto })
  async cancel(@Param('id', ParseUUIDPipe) id: string, @CurrentStaff() staff: Staff): Promise<BroadcastDto> {
    await this.broadcastSending.move(id, 'cancel', staff);
    return this.broadcasts.find(id);
  }
}
