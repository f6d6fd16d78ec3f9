import { ApiAcceptedResponse, ApiCreatedResponse, ApiTags } from '#api-docs';
import { Body, Controller, Delete, HttpCode, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { CurrentStaff, Needs } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import { ArticleBroadcasts } from './article-broadcasts.js';
import { BroadcastRenderer } from './broadcast-renderer.js';
import { BroadcastSending } from './broadcast-sending.js';
import {
  AudienceDto,
  BroadcastDto,
  BroadcastPreviewDto,
  BroadcastSummaryDto,
  ChangeBroadcastDto,
  SendBroadcastDto,
  SentTestDto,
  WriteBroadcastDto,
} from './broadcasts.dto.js';
import { Broadcasts } from './broadcasts.js';
import { GetOf, PostOf, PutOf } from '../../platform/http/routes.js';

@ApiTags('admin')
@Needs('letters.write')
@Controller('api/admin/broadcasts')
export class BroadcastsController {
  constructor(
    private readonly broadcasts: Broadcasts,
    private readonly articleBroadcasts: ArticleBroadcasts,
    private readonly broadcastSending: BroadcastSending,
    private readonly renderer: BroadcastRenderer,
  ) {}

  @GetOf([BroadcastSummaryDto])
  @Needs('letters.read')
  list(): Promise<BroadcastSummaryDto[]> {
    return this.broadcasts.list();
  }

  @GetOf([AudienceDto], 'audiences')
  @Needs('letters.read')
  audiences(): Promise<AudienceDto[]> {
    return this.broadcasts.listAudiences();
  }

  @GetOf(BroadcastDto, ':id')
  @Needs('letters.read')
  one(@Param('id', ParseUUIDPipe) id: string): Promise<BroadcastDto> {
    return this.broadcasts.find(id);
  }

  @Post()
  @ApiCreatedResponse({ type: BroadcastDto })
  async create(@Body() written: WriteBroadcastDto, @CurrentStaff() staff: Staff): Promise<BroadcastDto> {
    return this.broadcasts.find(await this.broadcasts.create(written, staff));
  }

  @PutOf(BroadcastDto, ':id')
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

  @PostOf(BroadcastPreviewDto, 'preview')
  look(@Body() written: WriteBroadcastDto): Promise<BroadcastPreviewDto> {
    return this.renderer.preview(written);
  }

  @Post('from-article/:articleId')
  @ApiCreatedResponse({ type: BroadcastDto })
  async createFromArticle(
    @Param('articleId', ParseUUIDPipe) articleId: string,
    @CurrentStaff() staff: Staff,
  ): Promise<BroadcastDto> {
    return this.broadcasts.find(await this.articleBroadcasts.create(articleId, staff));
  }

  @Post(':id/duplicate')
  @ApiCreatedResponse({ type: BroadcastDto })
  async duplicate(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentStaff() staff: Staff,
  ): Promise<BroadcastDto> {
    return this.broadcasts.find(await this.broadcasts.duplicate(id, staff));
  }

  @Post(':id/test')
  @HttpCode(202)
  @ApiAcceptedResponse({ type: SentTestDto })
  sendTest(@Param('id', ParseUUIDPipe) id: string, @CurrentStaff() staff: Staff): Promise<SentTestDto> {
    return this.broadcastSending.sendTest(id, staff);
  }

  @PostOf(BroadcastDto, ':id/send')
  @Needs('letters.send')
  async send(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { sendAt }: SendBroadcastDto,
    @CurrentStaff() staff: Staff,
  ): Promise<BroadcastDto> {
    await this.broadcastSending.move(id, 'send', staff, sendAt ? new Date(sendAt) : undefined);
    return this.broadcasts.find(id);
  }

  @PostOf(BroadcastDto, ':id/call-back')
  @Needs('letters.send')
  async callBack(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentStaff() staff: Staff,
  ): Promise<BroadcastDto> {
    await this.broadcastSending.move(id, 'call-back', staff);
    return this.broadcasts.find(id);
  }

  @PostOf(BroadcastDto, ':id/pause')
  @Needs('letters.send')
  async pause(@Param('id', ParseUUIDPipe) id: string, @CurrentStaff() staff: Staff): Promise<BroadcastDto> {
    await this.broadcastSending.move(id, 'pause', staff);
    return this.broadcasts.find(id);
  }

  @PostOf(BroadcastDto, ':id/resume')
  @Needs('letters.send')
  async resume(@Param('id', ParseUUIDPipe) id: string, @CurrentStaff() staff: Staff): Promise<BroadcastDto> {
    await this.broadcastSending.move(id, 'resume', staff);
    return this.broadcasts.find(id);
  }

  @PostOf(BroadcastDto, ':id/cancel')
  @Needs('letters.send')
  async cancel(@Param('id', ParseUUIDPipe) id: string, @CurrentStaff() staff: Staff): Promise<BroadcastDto> {
    await this.broadcastSending.move(id, 'cancel', staff);
    return this.broadcasts.find(id);
  }
}
