import { ApiProperty, ApiPropertyOptional } from '#api-docs';
import { Transform } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  Min,
  Validate,
} from 'class-validator';
import { ValidatorConstraint, type ValidatorConstraintInterface } from 'class-validator';

import { CursorField, PageOf } from '../../platform/http/page.dto.js';
import { MANY_LINES, ONE_LINE, trimmed } from '../../platform/http/text-rules.js';
import {
  hasLink,
  LONGEST_REVIEW,
  LONGEST_REVIEWER,
  REVIEW_STATES,
  type ReviewState,
} from './review-rules.js';

const STARS = 'Please choose one to five stars.';
const WORDS = `Please write a few words, at most ${LONGEST_REVIEW.toLocaleString('en-US')} characters.`;
const NAME = `Please give the name to show, at most ${LONGEST_REVIEWER} characters.`;
const NO_LINK = 'Please leave out links and addresses: a review is words alone.';

@ValidatorConstraint({ name: 'withoutLink' })
class WithoutLink implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return typeof value === 'string' && !hasLink(value);
  }
}

const wholeNumber = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' && /^\d$/.test(value) ? Number(value) : value;

export class WriteReviewDto {
  @Transform(wholeNumber)
  @IsInt({ message: STARS })
  @Min(1, { message: STARS })
  @Max(5, { message: STARS })
  rating!: number;

  @Transform(trimmed)
  @IsString({ message: WORDS })
  @Length(1, LONGEST_REVIEW, { message: WORDS })
  @Matches(MANY_LINES, { message: WORDS })
  @Validate(WithoutLink, { message: NO_LINK })
  body!: string;

  @Transform(trimmed)
  @IsString({ message: NAME })
  @Length(1, LONGEST_REVIEWER, { message: NAME })
  @Matches(ONE_LINE, { message: NAME })
  @Validate(WithoutLink, { message: NO_LINK })
  shownName!: string;
}

export class ListReviewsDto {
  @ApiPropertyOptional({ enum: REVIEW_STATES })
  @IsOptional()
  @IsIn(REVIEW_STATES, { message: `The state is one of ${REVIEW_STATES.join(', ')}.` })
  state?: ReviewState;

  @CursorField() cursor?: string;
}

export class ReviewReplyDto {
  @ApiProperty() draft!: string;
  @ApiProperty({ type: 'integer' }) revision!: number;
  @ApiProperty({ description: 'Name of the admin who saved the draft.' }) who!: string;
  @ApiProperty({ type: String, format: 'date-time' }) savedAt!: Date;
  @ApiProperty({ type: String, nullable: true, description: 'Published text; null if there is none.' })
  body!: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) publishedAt!: Date | null;
}

export class AdminReviewDto {
  @ApiProperty({ description: 'Order of the review.' }) orderId!: string;
  @ApiProperty({ example: '7F3K-2Q9A' }) reference!: string;
  @ApiProperty() productId!: string;
  @ApiProperty() productTitle!: string;
  @ApiProperty({ type: String, nullable: true }) coverSrc!: string | null;
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 5 }) rating!: number;
  @ApiProperty() body!: string;
  @ApiProperty() shownName!: string;
  @ApiProperty({ enum: REVIEW_STATES }) state!: ReviewState;
  @ApiProperty({ format: 'date-time' }) writtenAt!: Date;
  @ApiProperty({ type: ReviewReplyDto, nullable: true }) reply!: ReviewReplyDto | null;
}

export class ReviewPageDto extends PageOf(AdminReviewDto) {}

export class DecideReviewDto {
  @ApiProperty({ enum: ['approved', 'declined'] })
  @IsIn(['approved', 'declined'], { message: 'A review is approved or declined.' })
  state!: 'approved' | 'declined';

  @ApiProperty({ format: 'date-time', description: 'When the decided version was written.' })
  @IsISO8601({ strict: true }, { message: 'Please say which review was looked at (writtenAt).' })
  writtenAt!: string;
}
