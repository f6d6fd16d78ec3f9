import { IsOptional, IsUUID, Matches } from 'class-validator';

import { ApiProperty, ApiPropertyOptional } from '#api-docs';

const KIND = 'Please say which kind of email, such as send-series-letter.';

export class LateEmailsDto {
  @ApiProperty({ example: 'send-series-letter' }) job!: string;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'Only of a broadcast.' })
  broadcastId!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Only of a broadcast.' }) subject!: string | null;
  @ApiProperty({ description: 'Held jobs; a whole broadcast is one.' }) count!: number;

  @ApiProperty({ type: String, format: 'date-time', description: 'When the first was due.' })
  dueAt!: Date;
}

export class DecideLateEmailsDto {
  @ApiProperty()
  @Matches(/^[a-z0-9-]{1,100}$/, { message: KIND })
  job!: string;

  @ApiPropertyOptional({ format: 'uuid' })
  @IsOptional()
  @IsUUID(undefined, { message: 'The broadcast (broadcastId) must be an id.' })
  broadcastId?: string;
}

export class DecidedDto {
  @ApiProperty({ description: 'How many were still held.' }) decided!: number;
}
