import { Body, Controller, Delete, Get, HttpCode, Param, ParseUUIDPipe, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '#api-docs';

import { CurrentStaff } from '../../platform/access/current-staff.js';
import { Needs } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import {
  AudienceDto,
  BroadcastDto,
  BroadcastPreviewDto,
  BroadcastSummaryDto,
  ChangeBroadcastDto,
  SendBroadcastDto,
  WriteBroadcastDto,
} from './broadcast.dto.js';
import { ChangeBroadcast } from './change-broadcast.use-case.js';
import { CreateBroadcast } from './create-broadcast.use-case.js';
import { DiscardBroadcast } from './discard-broadcast.use-case.js';
import { PreviewBroadcast } from './preview-broadcast.use-case.js';
import { ListAudiences } from './list-audiences.query.js';
import { ListBroadcasts } from './list-broadcasts.query.js';
import { ReadBroadcast } from './read-broadcast.query.js';
import { SteerBroadcast } from './steer-broadcast.use-case.js';
import { TestBroadcast } from './test-broadcast.use-case.js';

/** The owner's letters to all readers. */
@ApiTags('admin')
@Needs('letters.write')
@Controller('api/admin/broadcasts')
export class BroadcastsController {
  constructor(
    private readonly listBroadcasts: ListBroadcasts,
    private readonly listAudiences: ListAudiences,
    private readonly read: ReadBroadcast,
    private readonly createBroadcast: CreateBroadcast,
    private readonly changeBroadcast: ChangeBroadcast,
    private readonly discardBroadcast: DiscardBroadcast,
    private readonly steer: SteerBroadcast,
    private readonly preview: PreviewBroadcast,
    private readonly test: TestBroadcast,
  ) {}

  @Get()
  @Needs('letters.read')
  @ApiOkResponse({ type: [BroadcastSummaryDto] })
  list(): Promise<BroadcastSummaryDto[]> {
    return this.listBroadcasts.execute();
  }

  @Get('audiences')
  @Needs('letters.read')
  @ApiOkResponse({ type: [AudienceDto] })
  audiences(): Promise<AudienceDto[]> {
    return this.listAudiences.execute();
  }

  @Get(':id')
  @Needs('letters.read')
  @ApiOkResponse({ type: BroadcastDto })
  one(@Param('id', ParseUUIDPipe) id: string): Promise<BroadcastDto> {
    return this.read.execute(id);
  }

  @Post()
  @ApiCreatedResponse({ type: BroadcastDto })
  async create(@Body() written: WriteBroadcastDto, @CurrentStaff() staff: Staff): Promise<BroadcastDto> {
    return this.read.execute(await this.createBroadcast.execute(written, staff));
  }

  @Put(':id')
  @ApiOkResponse({ type: BroadcastDto })
  async change(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { version, ...written }: ChangeBroadcastDto,
    @CurrentStaff() staff: Staff,
  ): Promise<BroadcastDto> {
    await this.changeBroadcast.execute(id, version, written, staff);
    return this.read.execute(id);
  }

  @Delete(':id')
  @HttpCode(204)
  async discard(@Param('id', ParseUUIDPipe) id: string, @CurrentStaff() staff: Staff): Promise<void> {
    await this.discardBroadcast.execute(id, staff);
  }

  @Post('preview')
  @HttpCode(200)
  @ApiOkResponse({ type: BroadcastPreviewDto })
  look(@Body() written: WriteBroadcastDto): Promise<BroadcastPreviewDto> {
    return this.preview.execute(written);
  }

  @Post(':id/test')
  @HttpCode(202)
  async mailToOwner(@Param('id', ParseUUIDPipe) id: string): Promise<void> {
    await this.test.execute(id);
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
    await this.steer.execute(id, 'send', staff, sendAt ? new Date(sendAt) : undefined);
    return this.read.execute(id);
  }

  @Post(':id/call-back')
  @Needs('letters.send')
  @HttpCode(200)
  @ApiOkResponse({ type: BroadcastDto })
  async callBack(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentStaff() staff: Staff,
  ): Promise<BroadcastDto> {
    await this.steer.execute(id, 'call-back', staff);
    return this.read.execute(id);
  }

  @Post(':id/pause')
  @Needs('letters.send')
  @HttpCode(200)
  @ApiOkResponse({ type: BroadcastDto })
  async pause(@Param('id', ParseUUIDPipe) id: string, @CurrentStaff() staff: Staff): Promise<BroadcastDto> {
    await this.steer.execute(id, 'pause', staff);
    return this.read.execute(id);
  }

  @Post(':id/resume')
  @Needs('letters.send')
  @HttpCode(200)
  @ApiOkResponse({ type: BroadcastDto })
  async resume(@Param('id', ParseUUIDPipe) id: string, @CurrentStaff() staff: Staff): Promise<BroadcastDto> {
    await this.steer.execute(id, 'resume', staff);
    return this.read.execute(id);
  }

  @Post(':id/cancel')
  @Needs('letters.send')
  @HttpCode(200)
  @ApiOkResponse({ type: BroadcastDto })
  async cancel(@Param('id', ParseUUIDPipe) id: string, @CurrentStaff() staff: Staff): Promise<BroadcastDto> {
    await this.steer.execute(id, 'cancel', staff);
    return this.read.execute(id);
  }
}
