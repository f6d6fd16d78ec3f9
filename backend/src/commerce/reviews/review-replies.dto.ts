import { ApiProperty } from '#api-docs';
import { IsInt, IsString, Matches, Max, MaxLength, Min } from 'class-validator';

import { MANY_LINES } from '../../platform/http/text-rules.js';
import { LONGEST_REPLY } from './review-rules.js';

const REVISION = 'Please say which revision was edited.';
const TEXT = `The reply must be plain text of at most ${LONGEST_REPLY.toLocaleString('en-US')} characters.`;

export class ReplyRevisionDto {
  @ApiProperty({ type: 'integer', description: 'Revision that was edited; 0 before the first save.' })
  @Max(2_147_483_646, { message: REVISION })
  @Min(0, { message: REVISION })
  @IsInt({ message: REVISION })
  revision!: number;
}

export class SaveReplyDto extends ReplyRevisionDto {
  @ApiProperty({ maxLength: LONGEST_REPLY })
  @Matches(MANY_LINES, { message: TEXT })
  @MaxLength(LONGEST_REPLY, { message: TEXT })
  @IsString({ message: TEXT })
  draft!: string;
}

export class SavedReplyDto {
  @ApiProperty({ type: 'integer' }) revision!: number;
  @ApiProperty({ type: String, format: 'date-time' }) savedAt!: Date;
}
