import { ApiProperty } from '#api-docs';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min, MinLength } from 'class-validator';

import { EmailField } from '../../platform/http/email-field.js';
import { IsOneOf } from '../../platform/http/is-one-of.js';
import { MANY_LINES, ONE_LINE, trimmed } from '../../platform/http/text-rules.js';
import { messageTopicIds } from '../messages/message-rules.js';

/** Sentences of the specification (document 1, section 5). */
const NAME = 'Name must be at least 2 characters';

const SUBJECT = 'Subject must be at least 5 characters';

const MESSAGE = 'Message must be at least 10 characters';

const TOPIC = (topics: string) => `Topic must be one of ${topics}`;

const HOMEPAGE = 'The homepage must be a text of at most 2,000 characters.';

const WRITING_TIME = 'The writing time (writingTimeMs) must be a whole number of milliseconds.';

/** The last decorator of a field is checked first. */
export class SendMessageDto {
  @ApiProperty({ minLength: 2, maxLength: 200 })
  @Transform(trimmed)
  @Matches(ONE_LINE, { message: 'Name must be on one line' })
  @MaxLength(200, { message: 'Name must be at most 200 characters' })
  @MinLength(2, { message: NAME })
  @IsString({ message: NAME })
  name!: string;

  @ApiProperty({ format: 'email' })
  @EmailField()
  email!: string;

  @ApiProperty({ minLength: 5, maxLength: 200 })
  @Transform(trimmed)
  @Matches(ONE_LINE, { message: 'Subject must be on one line' })
  @MaxLength(200, { message: 'Subject must be at most 200 characters' })
  @MinLength(5, { message: SUBJECT })
  @IsString({ message: SUBJECT })
  subject!: string;

  @ApiProperty({ minLength: 10, maxLength: 10_000 })
  @Transform(trimmed)
  @Matches(MANY_LINES, { message: 'Message must be plain text' })
  @MaxLength(10_000, { message: 'Message must be at most 10,000 characters' })
  @MinLength(10, { message: MESSAGE })
  @IsString({ message: MESSAGE })
  message!: string;

  @ApiProperty({
    required: false,
    description: 'Id of a topic of the contact form; `other` if missing.',
  })
  @IsOptional()
  @IsOneOf(messageTopicIds, { message: TOPIC })
  topic?: string;

  @ApiProperty({
    required: false,
    maxLength: 2_000,
    description: 'Leave it out. A honeypot: a hidden field of the form, which only bots fill in.',
  })
  @IsOptional()
  @IsString({ message: HOMEPAGE })
  @MaxLength(2_000, { message: HOMEPAGE })
  homepage?: string;

  @ApiProperty({
    required: false,
    type: 'integer',
    description: 'Milliseconds from showing the form to sending it.',
  })
  @IsOptional()
  @IsInt({ message: WRITING_TIME })
  @Min(0, { message: WRITING_TIME })
  @Max(Number.MAX_SAFE_INTEGER, { message: WRITING_TIME })
  writingTimeMs?: number;
}

export class MessageSentDto {
  @ApiProperty() message!: string;
}

class SuspectedMessageDto {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() name!: string;
  @ApiProperty() email!: string;
  @ApiProperty() subject!: string;
  @ApiProperty({ description: 'Plain text.' }) message!: string;
  @ApiProperty({ type: [String], description: 'Signs of spam, strongest first, in words.' })
  reasons!: string[];
  @ApiProperty({ format: 'date-time' }) receivedAt!: string;
}

export class SuspectedMessagesDto {
  @ApiProperty({ description: 'Of all held messages; the response may list fewer.' }) count!: number;
  @ApiProperty({ type: [SuspectedMessageDto], description: 'Least suspicious first.' })
  messages!: SuspectedMessageDto[];
}
