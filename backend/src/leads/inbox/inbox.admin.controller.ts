import { ApiOkResponse, ApiTags } from '#api-docs';
import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Put, Query } from '@nestjs/common';

import { CurrentStaff } from '../../platform/access/current-staff.js';
import { Needs } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import {
  FileThreadDto,
  InboxCountsDto,
  InboxMessageDto,
  InboxPageDto,
  ListInboxDto,
  MoveThreadDto,
  NoteThreadDto,
  ReplyDto,
} from './inbox.dto.js';
import { Inbox } from './inbox.js';

/** What readers have written on the contact page, and what is answered. */
@ApiTags('admin')
@Needs('messages.answer')
@Controller('api/admin/inbox')
export class InboxController {
  constructor(private readonly inbox: Inbox) {}

  @Get()
  @Needs('messages.read')
  @ApiOkResponse({ type: InboxPageDto })
  list(@Query() filter: ListInboxDto): Promise<InboxPageDto> {
    return this.inbox.list(filter);
  }

  @Get('counts')
  @Needs('messages.read')
  @ApiOkResponse({ type: InboxCountsDto })
  counts(): Promise<InboxCountsDto> {
    return this.inbox.count();
  }

  @Get(':id')
  @Needs('messages.read')
  @ApiOkResponse({ type: InboxMessageDto })
  one(@Param('id', ParseUUIDPipe) id: string): Promise<InboxMessageDto> {
    return this.inbox.find(id);
  }

  @Put(':id/state')
  @ApiOkResponse({ type: InboxMessageDto })
  async move(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { state }: MoveThreadDto,
    @CurrentStaff() staff: Staff,
  ): Promise<InboxMessageDto> {
    await this.inbox.move(id, state, staff);
    return this.inbox.find(id);
  }

  @Put(':id/topic')
  @ApiOkResponse({ type: InboxMessageDto })
  async file(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { topic }: FileThreadDto,
    @CurrentStaff() staff: Staff,
  ): Promise<InboxMessageDto> {
    await this.inbox.file(id, topic, staff);
    return this.inbox.find(id);
  }

  @Put(':id/note')
  @ApiOkResponse({ type: InboxMessageDto })
  async note(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { note, version }: NoteThreadDto,
    @CurrentStaff() staff: Staff,
  ): Promise<InboxMessageDto> {
    await this.inbox.note(id, note, version, staff);
    return this.inbox.find(id);
  }

  /** The id is chosen by whoever sends: a second click sends the same answer, which goes out once. */
  @Put(':id/replies/:replyId')
  @HttpCode(200)
  @ApiOkResponse({ type: InboxMessageDto })
  async answer(
    @Param('id', ParseUUIDPipe) messageId: string,
    @Param('replyId', ParseUUIDPipe) replyId: string,
    @Body() { body }: ReplyDto,
    @CurrentStaff() staff: Staff,
  ): Promise<InboxMessageDto> {
    await this.inbox.answer({ messageId, replyId, body }, staff);
    return this.inbox.find(messageId);
  }
}
