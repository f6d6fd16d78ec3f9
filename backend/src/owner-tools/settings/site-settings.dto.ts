import { ApiProperty } from '#api-docs';

import {
  NOTICE_LEVELS,
  NOTICE_STANDINGS,
  type NoticeLevel,
  type NoticeStanding,
} from '../../site/notice/site-notice.js';
import { OWNER_EMAIL_TIMES, type OwnerEmailTime } from '../../site/owner-emails-setting.js';
import { EMBED_AUDIENCES, type EmbedAudience } from '../../site/embed-hosts.js';

export class SettingVersionDto {
  @ApiProperty({ description: 'Send it with a change; 0 before the first one.' }) version!: number;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) changedAt!: Date | null;
  @ApiProperty({ type: String, nullable: true, description: 'Who changed it last.' }) who!: string | null;
}

export class SiteNoticeDto extends SettingVersionDto {
  @ApiProperty() isOn!: boolean;
  @ApiProperty() text!: string;

  @ApiProperty({ enum: NOTICE_LEVELS, description: '`paused`: stops sales while shown.' })
  level!: NoticeLevel;

  @ApiProperty({ type: String, format: 'date-time', nullable: true }) from!: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) until!: string | null;

  @ApiProperty({ enum: NOTICE_STANDINGS, description: 'Its current state.' })
  standing!: NoticeStanding;
}

export class EmbedRuleDto {
  @ApiProperty({ enum: EMBED_AUDIENCES, description: '`given`: as configured.' })
  audience!: EmbedAudience;

  @ApiProperty({ type: [String] }) hosts!: string[];

  @ApiProperty({ type: [String], description: 'As configured: sources of frame-ancestors.' })
  given!: readonly string[];
}

export class EmbedHostsDto extends SettingVersionDto {
  @ApiProperty({ type: EmbedRuleDto }) checkout!: EmbedRuleDto;

  @ApiProperty({ type: EmbedRuleDto })
  'legal-companion'!: EmbedRuleDto;

  @ApiProperty({ type: EmbedRuleDto }) chat!: EmbedRuleDto;
  @ApiProperty({ type: EmbedRuleDto }) search!: EmbedRuleDto;
}

export class ConsentWordsDto {
  @ApiProperty() title!: string;
  @ApiProperty() text!: string;
  @ApiProperty() acceptLabel!: string;
  @ApiProperty() declineLabel!: string;
}

export class ShownWordsDto {
  @ApiProperty({ type: ConsentWordsDto }) words!: ConsentWordsDto;
  @ApiProperty({ type: String, format: 'date-time' }) shownFrom!: Date;
}

export class SiteConsentDto extends SettingVersionDto {
  @ApiProperty({ type: ConsentWordsDto, nullable: true, description: 'Null: the default words.' })
  words!: ConsentWordsDto | null;

  @ApiProperty({ type: ConsentWordsDto, description: 'The default words.' })
  given!: ConsentWordsDto;

  @ApiProperty({ description: 'Whether visitors are asked: only if analytics is configured.' })
  isAsked!: boolean;

  @ApiProperty({
    type: [ShownWordsDto],
    description: 'Words shown over time, newest first.',
  })
  shown!: ShownWordsDto[];
}

export class GuaranteeSettingDto extends SettingVersionDto {
  @ApiProperty({ description: 'Whether the owner approves a buyer’s refund first.' }) asksFirst!: boolean;
}

export class OwnerEmailsDto extends SettingVersionDto {
  @ApiProperty({ enum: OWNER_EMAIL_TIMES }) sales!: OwnerEmailTime;
  @ApiProperty({ enum: OWNER_EMAIL_TIMES }) subscribers!: OwnerEmailTime;
}

export class SenderAddressDto extends SettingVersionDto {
  @ApiProperty({ description: 'At the end of each newsletter; empty if not set.' }) lines!: string;
}

export class ClickCountingDto extends SettingVersionDto {
  @ApiProperty({ description: 'Whether clicks on links of broadcasts are counted.' }) isOn!: boolean;
}

export class SiteSettingsDto {
  @ApiProperty({ type: SiteNoticeDto }) notice!: SiteNoticeDto;
  @ApiProperty({ type: EmbedHostsDto }) embedHosts!: EmbedHostsDto;
  @ApiProperty({ type: SiteConsentDto }) consent!: SiteConsentDto;
  @ApiProperty({ type: GuaranteeSettingDto }) guarantee!: GuaranteeSettingDto;
  @ApiProperty({ type: OwnerEmailsDto }) ownerEmails!: OwnerEmailsDto;
  @ApiProperty({ type: SenderAddressDto }) postalAddress!: SenderAddressDto;
  @ApiProperty({ type: ClickCountingDto }) clickCounting!: ClickCountingDto;
}
