import { ApiProperty, ApiPropertyOptional } from '#api-docs';
import { IsOptional, IsString, MaxLength } from 'class-validator';

export class ListKeptMailDto {
  @ApiPropertyOptional({ description: 'Of the page before.' })
  @IsOptional()
  @IsString()
  @MaxLength(300)
  cursor?: string;
}

export class KeptMailHeadDto {
  @ApiProperty({ description: 'Of its file.' }) name!: string;

  @ApiProperty({ type: String, format: 'date-time' }) date!: Date;

  @ApiProperty() to!: string;

  @ApiProperty() subject!: string;
}

export class KeptMailPageDto {
  @ApiProperty({ type: [KeptMailHeadDto] }) items!: KeptMailHeadDto[];

  @ApiProperty({ type: String, nullable: true }) nextCursor!: string | null;
}

export class MailHeaderDto {
  @ApiProperty() name!: string;

  @ApiProperty() value!: string;
}

export class KeptMailDto extends KeptMailHeadDto {
  @ApiProperty() from!: string;

  @ApiProperty({ type: [MailHeaderDto] }) headers!: MailHeaderDto[];

  @ApiProperty({ description: 'As it was written: to be shown in a sandboxed frame only.' }) html!: string;

  @ApiProperty() text!: string;
}
