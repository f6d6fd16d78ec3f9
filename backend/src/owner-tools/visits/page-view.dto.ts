import { IsString, MaxLength } from 'class-validator';

/** That a page is shown, and nothing of who sees it. */
export class PageViewDto {
  @IsString({ message: 'A page has an address.' })
  @MaxLength(300, { message: 'No page has so long an address.' })
  path!: string;
}
