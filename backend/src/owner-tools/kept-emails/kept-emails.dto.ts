import { ApiProperty } from '#api-docs';
import { NextPageDto, PageOf } from '../../platform/http/page.dto.js';

export class ListKeptMailDto extends NextPageDto {}

export class KeptMailHeadDto {
  @ApiProperty({ description: 'Name of its file.' }) name!: string;
  @ApiProperty({ type: String, format: 'date-time' }) date!: Date;
  @ApiProperty() to!: string;
  @ApiProperty() subject!: string;
}

export class KeptMailPageDto extends PageOf(KeptMailHeadDto) {}

export class MailHeaderDto {
  @ApiProperty() name!: string;
  @ApiProperty() value!: string;
}

export class KeptMailDto extends KeptMailHeadDto {
  @ApiProperty() from!: string;
  @ApiProperty({ type: [MailHeaderDto] }) headers!: MailHeaderDto[];
  @ApiProperty({ description: 'Unsanitized; show it only in a sandboxed frame.' }) html!: string;
  @ApiProperty() text!: string;
}
