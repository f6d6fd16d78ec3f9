import { ApiProperty, ApiPropertyOptional } from '#api-docs';
import { IsISO8601, IsOptional, IsString, Matches, MaxLength } from 'class-validator';

import { ONE_LINE } from '../../platform/http/text-rules.js';
import { CursorField, PageOf } from '../../platform/http/page.dto.js';

const TIME = 'A time must be a date and a time with its zone, such as 2026-12-01T09:00:00Z.';
const ZONED = /^\d{4}-[\dW-]+T[\d:.,]+(Z|[+-]\d\d:?\d\d)$/;

export class AuditFilterDto {
  @ApiPropertyOptional({ description: 'Who did it, as in the entries.' })
  @IsOptional()
  @IsString({ message: 'Please say who did it once.' })
  @MaxLength(500, { message: 'The name must be at most 500 characters.' })
  @Matches(ONE_LINE, { message: 'The name must be on one line.' })
  who?: string;

  @ApiPropertyOptional({ description: 'The action, such as `order.refunded`.' })
  @IsOptional()
  @Matches(/^[\w.-]{1,100}$/, { message: 'The action must look like order.refunded.' })
  action?: string;

  @ApiPropertyOptional({ description: 'Kind of the subject; required with an id.' })
  @IsOptional()
  @Matches(/^[\w.-]{1,100}$/, { message: 'The kind must look like order.' })
  subjectKind?: string;

  @ApiPropertyOptional()
  @IsOptional()
  @IsString({ message: 'Please give one id.' })
  @MaxLength(300, { message: 'The id must be at most 300 characters.' })
  @Matches(ONE_LINE, { message: 'The id must be on one line.' })
  subjectId?: string;

  @ApiPropertyOptional({ format: 'date-time', description: 'From this moment on.' })
  @IsOptional()
  @IsISO8601({ strict: true }, { message: TIME })
  @Matches(ZONED, { message: TIME })
  from?: string;

  @ApiPropertyOptional({ format: 'date-time', description: 'Before this moment.' })
  @IsOptional()
  @IsISO8601({ strict: true }, { message: TIME })
  @Matches(ZONED, { message: TIME })
  until?: string;
}

export class ListAuditLogDto extends AuditFilterDto {
  @CursorField() cursor?: string;
}

export class AuditSubjectDto {
  @ApiProperty({ example: 'order' }) kind!: string;
  @ApiProperty() id!: string;
}

export class AuditEntryDto {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ type: String, format: 'date-time' }) at!: Date;
  @ApiProperty({ example: 'Ruth <ruth@example.com>' }) who!: string;
  @ApiProperty({ example: 'order.refunded' }) action!: string;
  @ApiProperty({ type: AuditSubjectDto }) subject!: AuditSubjectDto;
  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true }) before!: object | null;
  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true }) after!: object | null;
  @ApiProperty({ type: String, nullable: true }) reason!: string | null;
}

export class AuditLogPageDto extends PageOf(AuditEntryDto) {}

export class AuditChoicesDto {
  @ApiProperty({ type: [String], description: 'Everyone in the log.' }) who!: string[];
  @ApiProperty({ type: [String], description: 'Every action in the log.' }) actions!: string[];
}
