import { ApiProperty } from '#api-docs';

import { SITE_ARCHIVE_STATES, type SiteArchiveState } from './site-archive-rules.js';

export class SiteArchiveDto {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({
    enum: SITE_ARCHIVE_STATES,
    enumName: 'SiteArchiveState',
    description: '`rows`, `files`: what is being written. `expired`: its file is deleted.',
  })
  state!: SiteArchiveState;
  @ApiProperty({ description: 'Files that are written.' }) done!: number;
  @ApiProperty({ type: Number, nullable: true, description: 'Known in the state `files`.' })
  total!: number | null;
  @ApiProperty({ type: Number, nullable: true }) sizeBytes!: number | null;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt!: Date;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) finishedAt!: Date | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) expiresAt!: Date | null;
}

export class SiteArchivesDto {
  @ApiProperty({ type: SiteArchiveDto, nullable: true, description: 'Null if none was made yet.' })
  latest!: SiteArchiveDto | null;
}

export class SiteArchiveLinkDto {
  @ApiProperty({ description: 'Path of the file. It needs the session of this call.' }) path!: string;
}
