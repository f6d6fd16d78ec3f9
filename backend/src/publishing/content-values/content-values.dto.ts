import { ApiProperty } from '#api-docs';
import type { FieldKind, Finding, Json } from '@lectern/catalogue/values';
import { Type } from 'class-transformer';
import {
  Allow,
  ArrayMaxSize,
  IsArray,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';

import {
  MAX_CHANGES,
  MAX_FILE_LENGTH,
  MAX_POINTER_LENGTH,
  PUBLICATION_REASONS,
  type PublicationReason,
} from './content-rules.js';

const PLACE = 'Please name a file of the content and a place in it.';
const CHANGES = `Please send at most ${MAX_CHANGES} changes.`;
const REVISION = 'Please say which revision was edited.';

/** A text, number, yes or no, ids of entries, the order of a list, or a picture or film of the library. */
const ValueProperty = (options: { description?: string; required?: boolean } = {}): PropertyDecorator =>
  ApiProperty({
    ...options,
    nullable: true,
    oneOf: [
      { type: 'string' },
      { type: 'number' },
      { type: 'boolean' },
      { type: 'array', items: { type: 'string' } },
      {
        type: 'object',
        properties: { order: { type: 'array', items: { type: 'string' } } },
        required: ['order'],
      },
      { type: 'object', properties: { picture: { type: 'string' } }, required: ['picture'] },
      { type: 'object', properties: { film: { type: 'string' } }, required: ['film'] },
    ],
  });

const TEXTS_BY_ID = {
  type: 'object',
  additionalProperties: { type: 'string' },
  selfRequired: false,
} as const;

const FIELD_KINDS: FieldKind[] = [
  ...([
    'text',
    'paragraph',
    'number',
    'boolean',
    'list',
    'picture',
    'film',
    'captions',
    'link',
    'price',
    'date',
    'choice',
    'color',
  ] as const),
];
const FINDING_KINDS: Finding['kind'][] = ['unfit', 'changed-below', 'lost', 'new-entry'];

export class ContentPlaceDto {
  @ApiProperty({ example: 'pages/home.json' })
  @MaxLength(MAX_FILE_LENGTH, { message: PLACE })
  @IsString({ message: PLACE })
  file!: string;

  @ApiProperty({ example: '/words/questions/inspiration/question' })
  @MaxLength(MAX_POINTER_LENGTH, { message: PLACE })
  @IsString({ message: PLACE })
  pointer!: string;
}

export class ContentChangeDto extends ContentPlaceDto {
  @ValueProperty({ required: false, description: 'Missing: back to the content.' })
  @Allow()
  value?: Json;
}

export class SectionRevisionDto {
  @ApiProperty({ type: 'integer', description: 'Revision of the draft that was edited.' })
  @Max(2_147_483_646, { message: REVISION })
  @Min(0, { message: REVISION })
  @IsInt({ message: REVISION })
  revision!: number;
}

export class PublishSectionDto extends SectionRevisionDto {
  @ApiProperty({
    type: ContentPlaceDto,
    required: false,
    description: 'Entry of a list, to publish it alone.',
  })
  @Type(() => ContentPlaceDto)
  @ValidateNested({ message: PLACE })
  @IsOptional()
  only?: ContentPlaceDto;
}

export class SaveSectionDto extends SectionRevisionDto {
  @ApiProperty({ type: [ContentChangeDto], description: 'All changes of the draft.' })
  @Type(() => ContentChangeDto)
  @ValidateNested({ each: true, message: PLACE })
  @ArrayMaxSize(MAX_CHANGES, { message: CHANGES })
  @IsArray({ message: CHANGES })
  changes!: ContentChangeDto[];
}

/** With a pointer also all below it; without a file the whole section. */
export class ResetContentDto {
  @ApiProperty({ required: false })
  @MaxLength(MAX_FILE_LENGTH, { message: PLACE })
  @IsString({ message: PLACE })
  @IsOptional()
  file?: string;

  @ApiProperty({ required: false })
  @MaxLength(MAX_POINTER_LENGTH, { message: PLACE })
  @IsString({ message: PLACE })
  @IsOptional()
  pointer?: string;
}

export class SavedSectionDto {
  @ApiProperty({ type: 'integer' }) revision!: number;
  @ApiProperty({ type: String, format: 'date-time' }) savedAt!: Date;
}

export class PublishedSectionDto extends SavedSectionDto {
  @ApiProperty({ type: 'integer' }) version!: number;
}

export class ResetResultDto {
  @ApiProperty({ type: 'integer', nullable: true, description: 'Null if there was no value.' })
  version!: number | null;
}

export class SectionSummaryDto {
  @ApiProperty({ example: '/about', description: 'Path of its page, or a group: `emails`.' })
  section!: string;
  @ApiProperty({ type: String, nullable: true, description: 'Of a book; the dashboard names the others.' })
  title!: string | null;
  @ApiProperty({ type: String, nullable: true }) path!: string | null;
  @ApiProperty() hasDraft!: boolean;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) draftedAt!: Date | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) publishedAt!: Date | null;
  @ApiProperty({ type: 'integer', description: 'Values that need a decision.' }) findings!: number;
}

/** A field of an entry that can be added. */
export class EntryFieldDto extends ContentPlaceDto {
  @ApiProperty({ enum: FIELD_KINDS }) kind!: FieldKind;
  @ApiProperty({ description: 'A text that pages show as it is.' }) isShown!: boolean;
  @ValueProperty({ description: 'Of the draft, else published, else of the content.' }) value!: Json;
  @ApiProperty({ type: 'integer', nullable: true, description: 'In graphemes.' }) limit!: number | null;
  @ApiProperty({ type: [String], required: false, description: 'Of a list.' }) entryIds?: readonly string[];
  @ApiProperty({
    type: () => [EntryFieldDto],
    required: false,
    description: 'Of a list: an entry to add, at the place `new-`. Missing if none can be added.',
  })
  entry?: readonly EntryFieldDto[];
  @ApiProperty({
    type: 'array',
    items: { oneOf: [{ type: 'string' }, { type: 'number' }] },
    required: false,
    description: 'Of a choice.',
  })
  choices?: readonly (string | number)[];
  @ApiProperty({ ...TEXTS_BY_ID, description: 'Of a choice of books: their titles.' })
  choiceNames?: Readonly<Record<string, string>>;
}

export class ContentFieldDto extends EntryFieldDto {
  @ApiProperty({ description: 'That it belongs to.' }) section!: string;
  @ValueProperty({ description: 'Of the content.' }) base!: Json;
  @ValueProperty({ description: 'Of visitors.' }) published!: Json;
  @ApiProperty({ type: [String], required: false }) baseEntryIds?: readonly string[];
  @ApiProperty({ type: [String], required: false }) publishedEntryIds?: readonly string[];
  @ApiProperty({
    ...TEXTS_BY_ID,
    description: 'Of a list whose entries can only be moved: their names.',
  })
  fixedEntries?: Readonly<Record<string, string>>;
  @ApiProperty({
    ...TEXTS_BY_ID,
    description: 'Of a list: first texts of entries of visitors or of the content that it no longer has.',
  })
  removedEntries?: Readonly<Record<string, string>>;
  @ApiProperty({ type: [String], required: false, description: 'Must stay: `{name}`.' })
  placeholders?: readonly string[];
}

export class ContentTextDto extends ContentPlaceDto {
  @ApiProperty() section!: string;
  @ApiProperty({ description: 'At most 2,000 characters; empty for lists, pictures and the like.' })
  text!: string;
}

export class ContentFindingDto extends ContentPlaceDto {
  @ApiProperty() section!: string;
  @ApiProperty({
    enum: FINDING_KINDS,
    description:
      '`unfit`: refused by a check. `changed-below`: the content changed. `lost`: its place is gone. `new-entry`: a list has a new entry.',
  })
  kind!: Finding['kind'];
  @ApiProperty({ description: 'Follows the name of the field at fault: `must be …`' }) message!: string;
  @ApiProperty({ required: false, description: 'Pointer of the field at fault, if it is another one.' })
  cause?: string;
  @ValueProperty({ description: 'Hers.' }) value!: Json;
  @ValueProperty({ description: 'Of the content when she changed it.' }) base!: Json;
  @ValueProperty({ description: 'Of the content now.' }) now!: Json;
}

export class SectionDto {
  @ApiProperty() section!: string;
  @ApiProperty({ type: String, nullable: true }) title!: string | null;
  @ApiProperty({ type: String, nullable: true }) path!: string | null;
  @ApiProperty({ type: 'integer', description: '0 before the first draft.' }) revision!: number;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) savedAt!: Date | null;
  @ApiProperty({ type: String, nullable: true }) who!: string | null;
  @ApiProperty({ type: [ContentFieldDto] }) fields!: ContentFieldDto[];
  @ApiProperty({ type: [ContentChangeDto], description: 'Of the draft.' }) changes!: ContentChangeDto[];
  @ApiProperty({ type: [ContentFindingDto] }) findings!: ContentFindingDto[];
}

export class PublishedChangeDto extends ContentPlaceDto {
  @ValueProperty() value!: Json;
  @ApiProperty({ description: 'The content’s value was shown again.' }) removed!: boolean;
}

export class SectionVersionDto {
  @ApiProperty({ type: 'integer' }) version!: number;
  @ApiProperty({ enum: PUBLICATION_REASONS }) reason!: PublicationReason;
  @ApiProperty() who!: string;
  @ApiProperty({ type: String, format: 'date-time' }) at!: Date;
  @ApiProperty({ type: [PublishedChangeDto] }) changes!: PublishedChangeDto[];
}

export class KeptWordsDto extends ContentPlaceDto {
  @ValueProperty() value!: Json;
  @ApiProperty({ description: 'Who put them aside.' }) who!: string;
  @ApiProperty({ type: String, format: 'date-time' }) at!: Date;
}

export class ContentFindingsDto {
  @ApiProperty({ type: [ContentFindingDto] }) findings!: ContentFindingDto[];
  @ApiProperty({ type: [KeptWordsDto], description: 'Words that lost their place.' })
  keptWords!: KeptWordsDto[];
}
