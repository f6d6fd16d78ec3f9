import { ApiProperty } from '#api-docs';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsISO8601, IsOptional, IsString, Matches, MaxLength, Min } from 'class-validator';

import { MANY_LINES, ONE_LINE, trimmed } from '../../platform/http/text-rules.js';
import { SPEAKING_STAGES, type SpeakingStage } from './speaking-rules.js';

const STAGE = `The stage must be one of ${SPEAKING_STAGES.join(', ')}.`;
const DAY = 'The day of the event must be a date such as 2027-05-14.';
const PLACE = 'The place must be at most 200 characters, on one line.';
const NOTE = 'The note must be plain text of at most 5,000 characters.';
const VERSION = 'Please say which version was changed.';

export class MoveSpeakingDto {
  @ApiProperty({ enum: SPEAKING_STAGES, description: 'Stage that the admin saw.' })
  @IsIn(SPEAKING_STAGES, { message: STAGE })
  from!: SpeakingStage;

  @ApiProperty({ enum: SPEAKING_STAGES })
  @IsIn(SPEAKING_STAGES, { message: STAGE })
  to!: SpeakingStage;
}

export class ChangeSpeakingDto {
  @ApiProperty({ type: String, format: 'date', nullable: true })
  @IsOptional()
  @IsISO8601({ strict: true }, { message: DAY })
  @Matches(/^[12]\d{3}-\d\d-\d\d$/, { message: DAY })
  @IsString({ message: DAY })
  eventOn: string | null = null;

  @ApiProperty({ maxLength: 200 })
  @Transform(trimmed)
  @MaxLength(200, { message: PLACE })
  @Matches(ONE_LINE, { message: PLACE })
  @IsString({ message: PLACE })
  place!: string;

  @ApiProperty({ maxLength: 5_000 })
  @Transform(trimmed)
  @MaxLength(5_000, { message: NOTE })
  @Matches(MANY_LINES, { message: NOTE })
  @IsString({ message: NOTE })
  note!: string;

  @ApiProperty({ description: 'Version that was edited.' })
  @IsInt({ message: VERSION })
  @Min(1, { message: VERSION })
  version!: number;
}

export class SpeakingEventDto {
  @ApiProperty({ description: 'Id of the event, in the draft of the section `events`.' }) eventId!: string;
}

export class SpeakingRequestDto {
  @ApiProperty({ format: 'uuid', description: 'Id of the message.' }) id!: string;
  @ApiProperty() name!: string;
  @ApiProperty({ format: 'email' }) email!: string;
  @ApiProperty() subject!: string;
  @ApiProperty({ type: String, format: 'date-time' }) askedAt!: Date;
  @ApiProperty({ enum: SPEAKING_STAGES }) stage!: SpeakingStage;
  @ApiProperty({ type: String, format: 'date', nullable: true }) eventOn!: string | null;
  @ApiProperty() place!: string;
  @ApiProperty() note!: string;
  @ApiProperty() version!: number;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) savedAt!: Date | null;
  @ApiProperty({ type: String, nullable: true, description: 'Who saved it last.' }) savedBy!: string | null;
}
