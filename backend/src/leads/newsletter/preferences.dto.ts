import { newsletter } from '@lectern/catalogue';
import { ApiProperty } from '#api-docs';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsIn } from 'class-validator';

const TOPICS = newsletter.topics.map(({ id }) => id);
const message = `The topics must be some of ${TOPICS.join(', ')}.`;

/** As a form has it: a name for each box that is ticked, one name alone, or none. */
export class PreferencesDto {
  @ApiProperty({ enum: TOPICS, isArray: true })
  @Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? (value as unknown[]) : [value]))
  @ArrayMaxSize(TOPICS.length, { message })
  @IsIn(TOPICS, { each: true, message })
  topics: string[] = [];
}
