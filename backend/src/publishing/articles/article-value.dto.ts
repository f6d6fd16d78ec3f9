import { ApiProperty } from '#api-docs';
import { bookIds } from '@lectern/catalogue';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  ValidateIf,
  ValidateNested,
} from 'class-validator';

import { IsOneOf } from '../../platform/http/is-one-of.js';
import { TextField } from '../../platform/http/text-field.js';
import { MANY_LINES, ONE_LINE } from '../../platform/http/text-rules.js';
import { MAX_SLUG_LENGTH } from '../documents/document-rules.js';
import {
  MAX_ALT_LENGTH,
  MAX_EXCERPT_LENGTH,
  MAX_KEYWORD_LENGTH,
  MAX_KEYWORDS,
  MAX_MARKDOWN_LENGTH,
  MAX_RELATED_BOOKS,
  MAX_TITLE_LENGTH,
} from './article-rules.js';
import type { ArticleBodyValue, ArticleValue } from './article-value.js';

const TITLE = `A title must be one line of at most ${MAX_TITLE_LENGTH} characters.`;
const EXCERPT = `A summary must be one line of at most ${MAX_EXCERPT_LENGTH} characters; search engines cut off longer ones.`;
const ADDRESS = `An address must be one line of at most ${MAX_SLUG_LENGTH} characters.`;
const BOOKS = `Please choose at most ${MAX_RELATED_BOOKS} of your books.`;
const KEYWORDS = `There may be at most ${MAX_KEYWORDS} keywords of at most ${MAX_KEYWORD_LENGTH} characters each.`;
const PICTURE = 'A picture must be one of the library, with a description on one line.';
const BODY = 'The text must be Markdown or a document of the editor.';
const TOO_LONG = 'The text is too long to be saved.';

const title = { shortest: 0, longest: MAX_TITLE_LENGTH, message: TITLE };
const excerpt = { shortest: 0, longest: MAX_EXCERPT_LENGTH, message: EXCERPT };

export class ArticlePictureDto {
  @ApiProperty({ description: '`/pictures/<id>`' })
  @Matches(/^\/pictures\/[0-9a-f]{16,64}$/, { message: PICTURE })
  @IsString({ message: PICTURE })
  src!: string;

  @ApiProperty({ maxLength: MAX_ALT_LENGTH })
  @TextField({ shortest: 0, longest: MAX_ALT_LENGTH, message: PICTURE })
  alt!: string;
}

/** Either of its fields. */
export class ArticleBodyDto {
  @ApiProperty({ required: false, maxLength: MAX_MARKDOWN_LENGTH })
  @ValidateIf(({ document }: ArticleBodyDto) => document === undefined)
  @MaxLength(MAX_MARKDOWN_LENGTH, { message: TOO_LONG })
  @Matches(MANY_LINES, { message: BODY })
  @IsString({ message: BODY })
  markdown?: string;

  @ApiProperty({
    type: Object,
    required: false,
    description: 'ProseMirror JSON, if Markdown cannot hold it.',
  })
  @ValidateIf(({ markdown }: ArticleBodyDto) => markdown === undefined)
  @IsObject({ message: BODY })
  document?: object;
}

export class ArticleValueDto {
  @ApiProperty({ maxLength: MAX_TITLE_LENGTH }) @TextField(title) title!: string;

  @ApiProperty({ maxLength: MAX_SLUG_LENGTH, description: 'Last part of its address.' })
  @TextField({ shortest: 0, longest: MAX_SLUG_LENGTH, message: ADDRESS })
  slug!: string;

  @ApiProperty({ maxLength: MAX_EXCERPT_LENGTH }) @TextField(excerpt) excerpt!: string;

  @ApiProperty({ type: String, nullable: true, description: 'Id of a category.' })
  @IsOptional()
  @TextField({ longest: MAX_SLUG_LENGTH, message: 'Please choose a category.' })
  category!: string | null;

  @ApiProperty({ type: ArticleBodyDto })
  @Type(() => ArticleBodyDto)
  @ValidateNested({ message: BODY })
  @IsObject({ message: BODY })
  body!: ArticleBodyDto;

  @ApiProperty()
  @IsBoolean({ message: 'Please say whether the article is featured.' })
  featured!: boolean;

  @ApiProperty({ type: [String], maxItems: MAX_RELATED_BOOKS })
  @IsOneOf(() => bookIds, { each: true, message: BOOKS })
  @ArrayMaxSize(MAX_RELATED_BOOKS, { message: BOOKS })
  @IsArray({ message: BOOKS })
  relatedBookIds!: string[];

  @ApiProperty({ type: [String], maxItems: MAX_KEYWORDS })
  @Matches(ONE_LINE, { each: true, message: KEYWORDS })
  @MaxLength(MAX_KEYWORD_LENGTH, { each: true, message: KEYWORDS })
  @ArrayMaxSize(MAX_KEYWORDS, { message: KEYWORDS })
  @IsArray({ message: KEYWORDS })
  keywords!: string[];

  @ApiProperty({ type: ArticlePictureDto, nullable: true, description: 'Null for the drawn one.' })
  @IsOptional()
  @Type(() => ArticlePictureDto)
  @ValidateNested({ message: PICTURE })
  @IsObject({ message: PICTURE })
  picture!: ArticlePictureDto | null;

  @ApiProperty({ description: 'Empty for the title.' }) @TextField(title) searchTitle!: string;
  @ApiProperty({ description: 'Empty for the summary.' }) @TextField(excerpt) searchDescription!: string;
  @ApiProperty({ description: 'Empty for the title.' }) @TextField(title) socialTitle!: string;
  @ApiProperty({ description: 'Empty for the summary.' }) @TextField(excerpt) socialDescription!: string;

  @ApiProperty({
    type: ArticlePictureDto,
    nullable: true,
    description: 'Null for one made from the title.',
  })
  @IsOptional()
  @Type(() => ArticlePictureDto)
  @ValidateNested({ message: PICTURE })
  @IsObject({ message: PICTURE })
  socialPicture!: ArticlePictureDto | null;
}

export const storedBody = ({ markdown = '', document }: ArticleBodyDto): ArticleBodyValue =>
  document === undefined ? { markdown } : { document };

/** Without undefined fields and prototypes, as it is stored. */
export const storedValue = ({
  body,
  category,
  picture,
  socialPicture,
  ...rest
}: ArticleValueDto): ArticleValue => {
  const own = { ...rest, category: category ?? null, body: storedBody(body) };
  return { ...own, picture: picture ?? null, socialPicture: socialPicture ?? null };
};
