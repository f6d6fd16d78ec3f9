import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsString, Matches, MaxLength, MinLength } from 'class-validator';

import { EmailField } from '../../platform/http/email-field.js';
import { ONE_LINE, trimmed } from '../../platform/http/text-rules.js';

/** Sentences of the specification (document 1, section 5). */
const NAME = 'Name must be at least 2 characters';
const SUBJECT = 'Subject must be at least 5 characters';
const MESSAGE = 'Message must be at least 10 characters';

/** Lines may break, but nothing else that is no letter gets in. */
const TEXT = /^[^\p{Cc}]*(?:[\n\r\t][^\p{Cc}]*)*$/u;

export class SendMessageDto {
  @ApiProperty({ minLength: 2, maxLength: 200 })
  @Transform(trimmed)
  @IsString({ message: NAME })
  @MinLength(2, { message: NAME })
  @MaxLength(200, { message: 'Name must be at most 200 characters' })
  @Matches(ONE_LINE, { message: 'Name must be on one line' })
  name!: string;

  @ApiProperty({ format: 'email' })
  @EmailField()
  email!: string;

  @ApiProperty({ minLength: 5, maxLength: 200 })
  @Transform(trimmed)
  @IsString({ message: SUBJECT })
  @MinLength(5, { message: SUBJECT })
  @MaxLength(200, { message: 'Subject must be at most 200 characters' })
  @Matches(ONE_LINE, { message: 'Subject must be on one line' })
  subject!: string;

  @ApiProperty({ minLength: 10, maxLength: 10_000 })
  @Transform(trimmed)
  @IsString({ message: MESSAGE })
  @MinLength(10, { message: MESSAGE })
  @MaxLength(10_000, { message: 'Message must be at most 10,000 characters' })
  @Matches(TEXT, { message: 'Message must be plain text' })
  message!: string;
}

export class MessageSentDto {
  @ApiProperty()
  message!: string;
}
