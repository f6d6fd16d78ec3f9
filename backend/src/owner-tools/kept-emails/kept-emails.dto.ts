import { ApiProperty } from '#api-docs';
import { NextPageDto, PageOf } from '../../platform/http/page.dto.js';

export class ListKeptMailDto extends NextPageDto {}

export class KeptMailHeadDto {
  @ApiProperty({ description: 'Of its file.' }) name!: string;
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
  @ApiProperty({ description: 'As it was written: to be shown in a sandboxed frame only.' }) html!: string;
  @ApiProperty() text!: string;
}
