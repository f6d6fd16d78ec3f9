import { ApiProperty, ApiPropertyOptional } from '#api-docs';
import { applyDecorators } from '@nestjs/common';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';

import { ONE_LINE } from './text-rules.js';

export const CursorField = (): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ description: '`nextCursor` of the previous page.' }),
    IsOptional(),
    IsString({ message: 'The page (cursor) must be a text.' }),
    MaxLength(1_000, { message: 'We can’t find this page. Please start with the first one.' }),
  );

export class NextPageDto {
  @CursorField() cursor?: string;
}

export class SearchByAddressDto extends NextPageDto {
  @ApiPropertyOptional({ description: 'Part of an email address.' })
  @IsOptional()
  @IsString({ message: 'An address is a text.' })
  @MaxLength(254, { message: 'An address is shorter.' })
  @Matches(ONE_LINE, { message: 'An address must be on one line.' })
  query?: string;
}

export function PageOf<Item>(item: new () => Item) {
  abstract class Page {
    @ApiProperty({ type: [item] }) items!: Item[];
    @ApiProperty({ type: String, nullable: true }) nextCursor!: string | null;
  }
  return Page;
}
