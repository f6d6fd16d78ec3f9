import { ApiProperty } from '#api-docs';

export class OwnerFilmDto {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ description: 'Of the upload.' }) fileName!: string;
  @ApiProperty({ type: 'integer' }) sizeBytes!: number;
  @ApiProperty({ type: 'integer' }) durationMs!: number;
  @ApiProperty({ description: 'Name of the admin who uploaded it.' }) who!: string;
  @ApiProperty({ type: String, format: 'date-time' }) uploadedAt!: Date;
  @ApiProperty({ description: 'Of its file.' }) address!: string;
  @ApiProperty({ description: 'Pages of the site show it.' }) isUsed!: boolean;
}
