import { ApiProperty } from '#api-docs';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
} from 'class-validator';

import { MANY_LINES, ONE_LINE, trimmed } from '../../platform/http/text-rules.js';
import { isPlainWords } from '../answers/assessment-rules.js';
import {
  type ProgressStatus,
  progressStatuses,
  type ResourceType,
  resourceTypes,
} from '../recommendations/progress-rules.js';

const noted = 'Please write 4,000 characters at most, in plain words without HTML (notes).';

const spent = 'Please give the time as whole minutes, up to 100,000 (timeSpentMinutes).';

/** Omitted fields stay unchanged. */
export class ChangeProgressDto {
  @ApiProperty({ required: false, enum: progressStatuses })
  @IsOptional()
  @IsIn(progressStatuses, { message: `Please choose among ${progressStatuses.join(', ')} (status).` })
  status?: ProgressStatus;

  @ApiProperty({ required: false })
  @IsOptional()
  @Transform(trimmed)
  @IsString({ message: noted })
  @MaxLength(4_000, { message: noted })
  @Matches(MANY_LINES, { message: noted })
  @ValidateBy({
    name: 'isPlainWords',
    validator: { validate: isPlainWords, defaultMessage: () => noted },
  })
  notes?: string;

  @ApiProperty({ required: false, type: 'integer', description: 'In total.' })
  @IsOptional()
  @IsInt({ message: spent })
  @Min(0, { message: spent })
  @Max(100_000, { message: spent })
  timeSpentMinutes?: number;
}

const ID = /^[a-z0-9-]{1,80}$/;

const tagged = 'Please give ten tags at most, of 1 to 40 characters on one line each, without HTML (tags).';

const remarked = 'Please write 500 characters at most, without HTML (description).';

const plain = (message: string) => ({
  name: 'isPlainWords',
  validator: {
    validate: (value: unknown) => [value].flat().every((each) => isPlainWords(each)),
    defaultMessage: () => message,
  },
});

/** Removes duplicates regardless of case; keeps the first spelling. */
function tidyTags({ value }: { value: unknown }): unknown {
  if (!Array.isArray(value) || !value.every((tag) => typeof tag === 'string')) return value;
  const tags = value.map((tag) => tag.trim());
  return tags.filter((tag, at) => tags.findIndex((one) => one.toLowerCase() === tag.toLowerCase()) === at);
}

export class ChangeBookmarkDto {
  @ApiProperty({ required: false, type: [String], example: ['for Monday'] })
  @IsOptional()
  @Transform(tidyTags)
  @IsArray({ message: tagged })
  @ArrayMaxSize(10, { message: tagged })
  @IsString({ each: true, message: tagged })
  @Length(1, 40, { each: true, message: tagged })
  @Matches(ONE_LINE, { each: true, message: tagged })
  @ValidateBy(plain(tagged))
  tags?: string[];

  @ApiProperty({ required: false, description: 'Own note.' })
  @IsOptional()
  @Transform(trimmed)
  @IsString({ message: remarked })
  @MaxLength(500, { message: remarked })
  @Matches(MANY_LINES, { message: remarked })
  @ValidateBy(plain(remarked))
  description?: string;
}

export class SetBookmarkDto extends ChangeBookmarkDto {
  @ApiProperty({ required: false, description: 'A topic or a book.' })
  @IsOptional()
  @Matches(ID, { message: 'Please name a topic by its id (topicId).' })
  topicId?: string;

  @ApiProperty({ required: false, example: 'fresh-start' })
  @IsOptional()
  @Matches(ID, { message: 'Please name a book by its id (bookId).' })
  bookId?: string;
}

export class BookmarkRemovedDto {
  @ApiProperty() id!: string;
}

export class BookmarkDto {
  @ApiProperty() id!: string;
  @ApiProperty({ enum: resourceTypes }) resourceType!: ResourceType;
  @ApiProperty({ type: String, nullable: true }) topicId!: string | null;
  @ApiProperty({ type: String, nullable: true }) bookId!: string | null;
  @ApiProperty() title!: string;
  @ApiProperty() description!: string;
  @ApiProperty({ type: [String] }) tags!: string[];
  @ApiProperty({ format: 'date-time' }) createdAt!: Date;
}
