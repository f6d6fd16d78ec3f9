import { ApiProperty, ApiPropertyOptional } from '#api-docs';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsObject, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';

import { PageOf } from '../../platform/http/page.dto.js';
import {
  IMPORT_KINDS,
  IMPORT_STATES,
  type ImportCounts,
  type ImportKind,
  type ImportState,
  ROW_OUTCOMES,
  type RowOutcome,
  UNDO_OUTCOMES,
  type UndoOutcome,
} from './import-rules.js';

export class NewImportDto {
  @IsIn(IMPORT_KINDS, { message: 'Please choose what you want to import.' })
  kind!: ImportKind;
}

export class CheckImportDto {
  @ApiProperty({ type: 'object', additionalProperties: true, description: 'Depends on the kind.' })
  @IsObject({ message: 'Please say how to import these files.' })
  options!: Record<string, unknown>;
}

class ImportedFileDto {
  @ApiProperty() name!: string;
  @ApiProperty() sizeBytes!: number;
}

class ReasonCountDto {
  @ApiProperty({ enum: ROW_OUTCOMES }) outcome!: RowOutcome;
  @ApiProperty() code!: string;
  @ApiProperty() count!: number;
}

const NUMBERS = { type: 'object', additionalProperties: { type: 'number' } } as const;

class ImportCountsDto implements ImportCounts {
  @ApiProperty({ ...NUMBERS, description: 'By outcome.' }) outcomes!: ImportCounts['outcomes'];
  @ApiProperty({ type: [ReasonCountDto] }) reasons!: ReasonCountDto[];
  @ApiProperty({ ...NUMBERS, description: 'By result of the undo.' }) undone!: ImportCounts['undone'];
}

const TEXTS = { type: 'array', items: { type: 'string' } } as const;

export class ImportDto {
  @ApiProperty() id!: string;
  @ApiProperty({ enum: IMPORT_KINDS }) kind!: ImportKind;
  @ApiProperty({ enum: IMPORT_STATES }) state!: ImportState;
  @ApiProperty({ type: [ImportedFileDto] }) files!: ImportedFileDto[];
  @ApiProperty({ description: 'Recognized service, such as `mailchimp`; `csv` for any table.' })
  source!: string;
  @ApiProperty({ type: [String] }) columns!: string[];
  @ApiProperty({ type: 'array', items: TEXTS, description: 'First rows.' }) samples!: string[][];
  @ApiProperty({ type: 'object', additionalProperties: TEXTS, description: 'Values to map, by kind.' })
  values!: Record<string, string[]>;
  @ApiProperty({ type: 'object', additionalProperties: true }) options!: Record<string, unknown>;
  @ApiProperty({ description: 'Planned after the dry run, then actual.' }) counts!: ImportCountsDto;
  @ApiProperty({ description: 'Entries or undone rows so far.' }) done!: number;
  @ApiProperty({ type: Number, nullable: true }) total!: number | null;
  @ApiProperty({ type: String, nullable: true, description: 'Why it failed.' }) failure!: string | null;
  @ApiProperty() who!: string;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt!: Date;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) startedAt!: Date | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) finishedAt!: Date | null;
  @ApiProperty() mayUndo!: boolean;
}

export class ImportPageDto extends PageOf(ImportDto) {}

const NO_SUCH_ROW = 'We can’t find this page. Please start with the first one.';

export class ListImportRowsDto {
  @ApiPropertyOptional({ enum: ROW_OUTCOMES })
  @IsOptional()
  @IsIn(ROW_OUTCOMES, { message: `The outcome is one of ${ROW_OUTCOMES.join(', ')}.` })
  outcome?: RowOutcome;

  @ApiPropertyOptional({ description: 'Only rows with this reason.' })
  @IsOptional()
  @IsString({ message: 'The reason must be a code.' })
  @MaxLength(60, { message: 'The reason must be a code.' })
  @Matches(/^[A-Z_]+$/, { message: 'The reason must be a code.' })
  code?: string;

  @ApiPropertyOptional({ type: 'integer', description: '`nextAfter` of the previous page.' })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: NO_SUCH_ROW })
  @Min(0, { message: NO_SUCH_ROW })
  @Max(2_147_483_647, { message: NO_SUCH_ROW })
  after?: number;
}

class ImportRowDto {
  @ApiProperty() number!: number;
  @ApiProperty({ description: 'File and line.' }) place!: string;
  @ApiProperty({ type: String, nullable: true }) sourceId!: string | null;
  @ApiProperty({ enum: ROW_OUTCOMES }) outcome!: RowOutcome;
  @ApiProperty({ type: String, nullable: true, description: 'Reason, in the dashboard’s catalogue.' })
  code!: string | null;
  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true })
  params!: Record<string, string | number> | null;
  @ApiProperty({ enum: UNDO_OUTCOMES, nullable: true }) undone!: UndoOutcome | null;
}

export class ImportRowPageDto {
  @ApiProperty({ type: [ImportRowDto] }) items!: ImportRowDto[];
  @ApiProperty({ type: Number, nullable: true }) nextAfter!: number | null;
}
