import { ApiProperty, ApiPropertyOptional } from '#api-docs';
import { applyDecorators } from '@nestjs/common';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';

import { ONE_LINE } from './text-rules.js';

/** Which page of a list is asked for: the one behind the cursor of the page before. */
export const CursorField = (): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ description: 'Of the page before.' }),
    IsOptional(),
    IsString({ message: 'The page (cursor) must be a text.' }),
    MaxLength(1_000, { message: 'This page is not known. Please begin at the first one.' }),
  );

export class NextPageDto {
  @CursorField() cursor?: string;
}

/** A list that is searched by a part of an address. */
export class SearchByAddressDto extends NextPageDto {
  @ApiPropertyOptional({ description: 'A part of the address.' })
  @IsOptional()
  @IsString({ message: 'An address is a text.' })
  @MaxLength(254, { message: 'An address is shorter.' })
  @Matches(ONE_LINE, { message: 'An address stands on one line.' })
  query?: string;
}

/** A page of such items, and where the next one begins. */
export function PageOf<Item>(item: new () => Item) {
  abstract class Page {
    @ApiProperty({ type: [item] }) items!: Item[];
    @ApiProperty({ type: String, nullable: true }) nextCursor!: string | null;
  }
  return Page;
}
