import { ApiTags } from '#api-docs';
import { Body, Controller, Param, ParseUUIDPipe, Query } from '@nestjs/common';
import { CurrentStaff, Needs } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import {
  FileThreadDto,
  InboxCountsDto,
  InboxMessageDto,
  InboxPageDto,
  ListInboxDto,
  MessageTopicDto,
  MoveThreadDto,
  NoteThreadDto,
  ReplyDto,
} from './inbox.dto.js';
import { messageTopics } from '../messages/message-rules.js';
import { Inbox } from './inbox.js';
import { GetOf, PutOf } from '../../platform/http/routes.js';

@ApiTags('admin')
@Needs('messages.answer')
@Controller('api/admin/inbox')
export class InboxController {
  constructor(private readonly inbox: Inbox) {}

  @GetOf(InboxPageDto)
  @Needs('messages.read')
  list(@Query() filter: ListInboxDto): Promise<InboxPageDto> {
    return this.inbox.list(filter);
  }

  @GetOf(InboxCountsDto, 'counts')
  @Needs('messages.read')
  counts(): Promise<InboxCountsDto> {
    return this.inbox.count();
  }

  @GetOf([MessageTopicDto], 'topics')
  @Needs('messages.read')
  topics(): MessageTopicDto[] {
    return messageTopics();
  }

  @GetOf(InboxMessageDto, ':id')
  @Needs('messages.read')
  one(@Param('id', ParseUUIDPipe) id: string): Promise<InboxMessageDto> {
    return this.inbox.find(id);
  }

  @PutOf(InboxMessageDto, ':id/state')
  async move(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { state }: MoveThreadDto,
    @CurrentStaff() staff: Staff,
  ): Promise<InboxMessageDto> {
    await this.inbox.move(id, state, staff);
    return this.inbox.find(id);
  }

  @PutOf(InboxMessageDto, ':id/topic')
  async file(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { topic }: FileThreadDto,
    @CurrentStaff() staff: Staff,
  ): Promise<InboxMessageDto> {
    await this.inbox.file(id, topic, staff);
    return this.inbox.find(id);
  }

  @PutOf(InboxMessageDto, ':id/note')
  async note(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { note, version }: NoteThreadDto,
    @CurrentStaff() staff: Staff,
  ): Promise<InboxMessageDto> {
    await this.inbox.note(id, note, version, staff);
    return this.inbox.find(id);
  }

  /** The client chooses the id, so that a double click sends one answer. */
  @PutOf(InboxMessageDto, ':id/replies/:replyId')
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
