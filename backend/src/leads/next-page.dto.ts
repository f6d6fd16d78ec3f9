import { ApiPropertyOptional } from '#api-docs';
import { IsOptional, IsString, MaxLength } from 'class-validator';

/** Which page of a list is asked for: the one behind the cursor of the page before. */
export class NextPageDto {
  @ApiPropertyOptional({ description: 'Of the page before.' })
  @IsOptional()
  @IsString({ message: 'The page (cursor) must be a text.' })
  @MaxLength(1_000, { message: 'This page is not known. Please begin at the first one.' })
  cursor?: string;
}
