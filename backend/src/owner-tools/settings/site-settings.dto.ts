import { ApiProperty } from '#api-docs';

import {
  NOTICE_LEVELS,
  NOTICE_STANDINGS,
  type NoticeLevel,
  type NoticeStanding,
} from '../../site/notice/site-notice.js';
import { OWNER_EMAIL_TIMES, type OwnerEmailTime } from '../../site/owner-emails-setting.js';
import { EMBED_AUDIENCES, type EmbedAudience } from '../../site/embed-hosts.js';

/** Since when something stands as it does. */
export class SettledDto {
  @ApiProperty({ description: 'To be sent back with a change; 0 before the first.' }) version!: number;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) changedAt!: Date | null;
  @ApiProperty({ type: String, nullable: true, description: 'Who changed it last.' }) who!: string | null;
}

export class SiteNoticeDto extends SettledDto {
  @ApiProperty() isOn!: boolean;
  @ApiProperty() text!: string;

  @ApiProperty({ enum: NOTICE_LEVELS, description: '`paused`: nothing can be bought while it is shown.' })
  level!: NoticeLevel;

  @ApiProperty({ type: String, format: 'date-time', nullable: true }) from!: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) until!: string | null;

  @ApiProperty({ enum: NOTICE_STANDINGS, description: 'How it stands at this moment.' })
  standing!: NoticeStanding;
}

export class EmbedRuleDto {
  @ApiProperty({ enum: EMBED_AUDIENCES, description: '`given`: as the site was set up.' })
  audience!: EmbedAudience;

  @ApiProperty({ type: [String] }) hosts!: string[];

  @ApiProperty({ type: [String], description: 'As the site was set up: sources of frame-ancestors.' })
  given!: readonly string[];
}

export class EmbedHostsDto extends SettledDto {
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

export class SiteConsentDto extends SettledDto {
  @ApiProperty({ type: ConsentWordsDto, nullable: true, description: 'Null: the words the site came with.' })
  words!: ConsentWordsDto | null;

  @ApiProperty({ type: ConsentWordsDto, description: 'The words the site came with.' })
  given!: ConsentWordsDto;

  @ApiProperty({ description: 'Whether visitors are asked at all: only where visits can be counted.' })
  isAsked!: boolean;

  @ApiProperty({
    type: [ShownWordsDto],
    description: 'Which words stood on the pages since when, newest first.',
  })
  shown!: ShownWordsDto[];
}

export class GuaranteeSettingDto extends SettledDto {
  @ApiProperty({ description: 'Whether a buyer’s refund waits for the owner’s yes.' }) asksFirst!: boolean;
}

export class OwnerEmailsDto extends SettledDto {
  @ApiProperty({ enum: OWNER_EMAIL_TIMES }) sales!: OwnerEmailTime;
  @ApiProperty({ enum: OWNER_EMAIL_TIMES }) subscribers!: OwnerEmailTime;
}

export class SenderAddressDto extends SettledDto {
  @ApiProperty({ description: 'At the end of each newsletter; empty until it is written.' }) lines!: string;
}

export class SiteSettingsDto {
  @ApiProperty({ type: SiteNoticeDto }) notice!: SiteNoticeDto;
  @ApiProperty({ type: EmbedHostsDto }) embedHosts!: EmbedHostsDto;
  @ApiProperty({ type: SiteConsentDto }) consent!: SiteConsentDto;
  @ApiProperty({ type: GuaranteeSettingDto }) guarantee!: GuaranteeSettingDto;
  @ApiProperty({ type: OwnerEmailsDto }) ownerEmails!: OwnerEmailsDto;
  @ApiProperty({ type: SenderAddressDto }) postalAddress!: SenderAddressDto;
}
