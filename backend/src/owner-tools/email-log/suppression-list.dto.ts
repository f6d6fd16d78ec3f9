import { ApiProperty, ApiPropertyOptional } from '#api-docs';
import { IsOptional, IsString, MaxLength } from 'class-validator';

export class ListSuppressionsDto {
  @ApiPropertyOptional({ description: 'Of the page before.' })
  @IsOptional()
  @IsString()
  @MaxLength(500)
  cursor?: string;
}

export class SuppressionDto {
  @ApiProperty({ enum: ['purchases', 'letters'] })
  list!: 'purchases' | 'letters';

  @ApiProperty()
  email!: string;

  @ApiProperty({ enum: ['bounced', 'complained'] })
  reason!: 'bounced' | 'complained';

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt!: Date;
}

export class SuppressionPageDto {
  @ApiProperty({ type: [SuppressionDto] })
  items!: SuppressionDto[];

  @ApiProperty({ type: String, nullable: true })
  nextCursor!: string | null;
}
