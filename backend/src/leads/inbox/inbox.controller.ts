import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '#api-docs';

import { CurrentStaff } from '../../platform/access/current-staff.js';
import { Needs } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import { AnswerMessage } from './answer-message.use-case.js';
import { CountInbox } from './count-inbox.query.js';
import { FileThread } from './file-thread.use-case.js';
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
import { ListInbox } from './list-inbox.query.js';
import { MoveThread } from './move-thread.use-case.js';
import { NoteThread } from './note-thread.use-case.js';
import { ReadMessage } from './read-message.query.js';

/** What readers have written on the contact page, and what is answered. */
@ApiTags('admin')
@Needs('messages.answer')
@Controller('api/admin/inbox')
export class InboxController {
  constructor(
    private readonly listInbox: ListInbox,
    private readonly countInbox: CountInbox,
    private readonly readMessage: ReadMessage,
    private readonly moveThread: MoveThread,
    private readonly fileThread: FileThread,
    private readonly noteThread: NoteThread,
    private readonly answerMessage: AnswerMessage,
  ) {}

  @Get()
  @Needs('messages.read')
  @ApiOkResponse({ type: InboxPageDto })
  list(@Query() wish: ListInboxDto): Promise<InboxPageDto> {
    return this.listInbox.execute(wish);
  }

  @Get('counts')
  @Needs('messages.read')
  @ApiOkResponse({ type: InboxCountsDto })
  counts(): Promise<InboxCountsDto> {
    return this.countInbox.execute();
  }

  @Get(':id')
  @Needs('messages.read')
  @ApiOkResponse({ type: InboxMessageDto })
  one(@Param('id', ParseUUIDPipe) id: string): Promise<InboxMessageDto> {
    return this.readMessage.execute(id);
  }

  @Put(':id/state')
  @ApiOkResponse({ type: InboxMessageDto })
  async move(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { state }: MoveThreadDto,
    @CurrentStaff() staff: Staff,
  ): Promise<InboxMessageDto> {
    await this.moveThread.execute(id, state, staff);
    return this.readMessage.execute(id);
  }

  @Put(':id/topic')
  @ApiOkResponse({ type: InboxMessageDto })
  async file(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { topic }: FileThreadDto,
    @CurrentStaff() staff: Staff,
  ): Promise<InboxMessageDto> {
    await this.fileThread.execute(id, topic, staff);
    return this.readMessage.execute(id);
  }

  @Put(':id/note')
  @ApiOkResponse({ type: InboxMessageDto })
  async note(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { note, version }: NoteThreadDto,
    @CurrentStaff() staff: Staff,
  ): Promise<InboxMessageDto> {
    await this.noteThread.execute(id, note, version, staff);
    return this.readMessage.execute(id);
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
    await this.answerMessage.execute({ messageId, replyId, body }, staff);
    return this.readMessage.execute(messageId);
  }
}
