import { ApiProperty, ApiPropertyOptional } from '#api-docs';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';

import { ONE_LINE } from '../../platform/http/text-rules.js';
import { CursorField, PageOf } from '../../platform/http/page.dto.js';
import { TimeField } from '../../platform/http/time-field.js';

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
  @TimeField()
  from?: string;

  @ApiPropertyOptional({ format: 'date-time', description: 'Before this moment.' })
  @IsOptional()
  @TimeField()
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
