import { ApiProperty } from '#api-docs';
import type { BackupKind, BackupState } from './backup-rules.js';

const KINDS: BackupKind[] = ['backup', 'rehearsal', 'restore'];
const STATES: BackupState[] = ['running', 'done', 'failed'];

class BackupDto {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ enum: KINDS, description: '`restore`: this database was restored from it.' })
  kind!: BackupKind;
  @ApiProperty({ enum: STATES }) state!: BackupState;
  @ApiProperty({ type: String, format: 'date-time' }) startedAt!: Date;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) finishedAt!: Date | null;
  @ApiProperty({ example: '2026-11-27T03-00-12Z-9f3a1c' }) name!: string;
  @ApiProperty({ description: 'Folder, or `s3://bucket/prefix`.' }) place!: string;
  @ApiProperty({ type: Number, nullable: true, description: 'Size of the archive.' }) bytes!: number | null;
  @ApiProperty({ type: String, nullable: true, description: 'A sentence.' }) error!: string | null;
  @ApiProperty({ type: Boolean, nullable: true }) isEncrypted!: boolean | null;
  @ApiProperty({ type: [String], description: 'Sentences.' }) warnings!: readonly string[];
}

class BackupPlanDto {
  @ApiProperty({ description: 'Folder, or `s3://bucket/prefix`.' }) place!: string;
  @ApiProperty() isEncrypted!: boolean;
  @ApiProperty({ description: 'Whether this machine can open its backups, as rehearsals must.' })
  canRehearse!: boolean;
  @ApiProperty() everyHours!: number;
  @ApiProperty({ description: 'Hour of the day in the site’s time zone, for daily and rarer backups.' })
  atHour!: number;
  @ApiProperty({ description: 'Number of last days; the newest backup of each is kept.' }) keepDays!: number;
  @ApiProperty() keepWeeks!: number;
  @ApiProperty() keepMonths!: number;
}

export class BackupsDto {
  @ApiProperty({ type: BackupPlanDto, nullable: true, description: 'Null without BACKUP_TO.' })
  plan!: BackupPlanDto | null;
  @ApiProperty() isOverdue!: boolean;
  @ApiProperty({ description: 'Whether a backup is being made or waits for a worker.' }) isRunning!: boolean;
  @ApiProperty() isRehearsing!: boolean;
  @ApiProperty({ type: BackupDto, nullable: true, description: 'The last that succeeded.' })
  last!: BackupDto | null;
  @ApiProperty({ type: BackupDto, nullable: true, description: 'The last rehearsal that ended.' })
  lastRehearsal!: BackupDto | null;
  @ApiProperty({ type: [BackupDto], description: 'The last ten of all kinds, newest first.' })
  recent!: BackupDto[];
}
