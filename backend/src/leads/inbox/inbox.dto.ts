import { ApiProperty, ApiPropertyOptional } from '#api-docs';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Matches, MaxLength, Min, MinLength } from 'class-validator';

import { IsOneOf } from '../../platform/http/is-one-of.js';
import { MANY_LINES, ONE_LINE, trimmed } from '../../platform/http/text-rules.js';
import { messageTopicIds } from '../messages/message-rules.js';
import { THREAD_STATES, type ThreadState } from '../messages/thread-rules.js';
import { NextPageDto, PageOf } from '../../platform/http/page.dto.js';

const TOPIC = (topics: string) => `The topic must be one of ${topics}.`;
/** `unanswered`: new or read. */
const FILTER_STATES = [...THREAD_STATES, 'unanswered'] as const;
const stateRule = (states: readonly string[]) => `The state must be one of ${states.join(', ')}.`;
const STATE = stateRule(THREAD_STATES);
const ANSWER = 'Please write the answer.';
const NOTE = 'The note must be plain text of at most 5,000 characters.';
const VERSION = 'Please say which version was changed.';

export class ListInboxDto extends NextPageDto {
  @ApiPropertyOptional({ enum: FILTER_STATES, description: 'Default: all but spam.' })
  @IsOptional()
  @IsIn(FILTER_STATES, { message: stateRule(FILTER_STATES) })
  state?: (typeof FILTER_STATES)[number];

  @ApiPropertyOptional()
  @IsOptional()
  @IsOneOf(messageTopicIds, { message: TOPIC })
  topic?: string;

  @ApiPropertyOptional({ description: 'Part of the name, address, subject, or text.' })
  @IsOptional()
  @IsString({ message: 'Please search for a text.' })
  @MaxLength(200, { message: 'Please search for something shorter.' })
  @Matches(ONE_LINE, { message: 'Please search for one line.' })
  query?: string;
}

export class MoveThreadDto {
  @ApiProperty({ enum: THREAD_STATES })
  @IsIn(THREAD_STATES, { message: STATE })
  state!: ThreadState;
}

export class FileThreadDto {
  @ApiProperty()
  @IsOneOf(messageTopicIds, { message: TOPIC })
  topic!: string;
}

export class NoteThreadDto {
  @ApiProperty({ maxLength: 5_000 })
  @Transform(trimmed)
  @IsString({ message: NOTE })
  @MaxLength(5_000, { message: NOTE })
  @Matches(MANY_LINES, { message: NOTE })
  note!: string;

  @ApiProperty({ description: 'Version that was edited.' })
  @IsInt({ message: VERSION })
  @Min(1, { message: VERSION })
  version!: number;
}

export class ReplyDto {
  @ApiProperty({ maxLength: 20_000, description: 'Markdown.' })
  @Transform(trimmed)
  @MaxLength(20_000, { message: 'The answer must be at most 20,000 characters.' })
  @Matches(MANY_LINES, { message: 'The answer must be plain text.' })
  @MinLength(1, { message: ANSWER })
  @IsString({ message: ANSWER })
  body!: string;
}

export class InboxItemDto {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() name!: string;
  @ApiProperty({ format: 'email' }) email!: string;
  @ApiProperty() subject!: string;
  @ApiProperty({ description: 'Id of a topic of the contact form.' }) topic!: string;
  @ApiProperty({ enum: THREAD_STATES }) state!: ThreadState;
  @ApiProperty({ type: String, format: 'date-time' }) arrivedAt!: Date;
}

export class InboxPageDto extends PageOf(InboxItemDto) {}

export class MessageTopicDto {
  @ApiProperty() id!: string;
  @ApiProperty() label!: string;
}

export class InboxCountsDto {
  @ApiProperty({ description: 'Unread messages.' }) newMessages!: number;
  @ApiProperty({ description: 'Messages without an answer, read or not.' })
  unansweredMessages!: number;
  @ApiProperty({ description: 'Messages held as suspected spam.' }) heldMessages!: number;
}

export class SentReplyDto {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ description: 'Name of the admin.' }) who!: string;
  @ApiProperty({ description: 'Markdown.' }) body!: string;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt!: Date;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Status of its delivery; null once that has expired.',
  })
  status!: string | null;
}

export class InboxMessageDto extends InboxItemDto {
  @ApiProperty({ description: 'Plain text.' }) message!: string;
  @ApiProperty() note!: string;
  @ApiProperty({ description: 'Of the note.' }) version!: number;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Of the note.' })
  savedAt!: Date | null;
  @ApiProperty({ type: String, nullable: true, description: 'Who saved the note last.' }) savedBy!:
    | string
    | null;
  @ApiProperty({ type: [SentReplyDto], description: 'Oldest first.' }) replies!: SentReplyDto[];
}
