import { ApiProperty, ApiPropertyOptional } from '#api-docs';
import { newsletter } from '@lectern/catalogue';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsIn, IsOptional } from 'class-validator';

import { EmailField } from '../../platform/http/email-field.js';
import { IsOneOf } from '../../platform/http/is-one-of.js';
import { MAX_TOPICS, type SubscriptionStatus } from './newsletter-rules.js';
import { PageOf, SearchByAddressDto } from '../../platform/http/page.dto.js';

export class SubscribeDto {
  @ApiProperty({ format: 'email' })
  @EmailField()
  email!: string;
}

export class SubscribedDto {
  @ApiProperty({ description: 'The same for known and unknown addresses.' }) message!: string;
}

const topicIds = () => newsletter.topics.map(({ id }) => id);

const TOPICS = (topics: string) => `The topics must be some of ${topics}.`;

/** From a form: an array for several checked boxes, a string for one, or nothing. */
export class PreferencesDto {
  @ApiProperty({ enum: topicIds, isArray: true })
  @Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? (value as unknown[]) : [value]))
  @ArrayMaxSize(MAX_TOPICS, { message: () => TOPICS(topicIds().join(', ')) })
  @IsOneOf(topicIds, { each: true, message: TOPICS })
  topics: string[] = [];
}

const STATUSES = ['pending', 'confirmed', 'ended'] as const;

/** `held-back`: the address is suppressed after bounces or a complaint. */
const FILTER_STATES = [...STATUSES, 'held-back'] as const;

export type SubscriptionFilterState = (typeof FILTER_STATES)[number];

/** Field names of the specification. */
export class SubscriberDto {
  @ApiProperty() id!: string;
  @ApiProperty({ format: 'email' }) email!: string;
  @ApiProperty({ type: String, format: 'date-time' }) subscribed_at!: Date;
}

export class ListSubscriptionsDto extends SearchByAddressDto {
  @ApiPropertyOptional({ enum: FILTER_STATES })
  @IsOptional()
  @IsIn(FILTER_STATES, { message: `The state is one of ${FILTER_STATES.join(', ')}.` })
  state?: SubscriptionFilterState;
}

export class SubscriptionDto {
  @ApiProperty() id!: string;
  @ApiProperty({ format: 'email' }) email!: string;
  @ApiProperty({ enum: STATUSES }) status!: SubscriptionStatus;
  @ApiProperty({ enum: topicIds, isArray: true, nullable: true, description: 'Null for all.' })
  topics!: string[] | null;
  @ApiProperty({ type: String, format: 'date-time' }) askedAt!: Date;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) confirmedAt!: Date | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) endedAt!: Date | null;
  @ApiProperty({ type: String, enum: ['bounced', 'complained'], nullable: true })
  heldBack!: 'bounced' | 'complained' | null;
  @ApiProperty({ description: 'An admin unsubscribed it within the last day.' })
  mayTakeBack!: boolean;
}

export class SubscriptionPageDto extends PageOf(SubscriptionDto) {}
