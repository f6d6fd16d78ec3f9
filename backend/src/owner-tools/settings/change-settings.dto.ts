import { ApiProperty, ApiPropertyOptional } from '#api-docs';
import { applyDecorators } from '@nestjs/common';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsDefined,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateNested,
} from 'class-validator';

import { MANY_LINES, ONE_LINE, trimmed } from '../../platform/http/text-rules.js';
import { TimeField } from '../../platform/http/time-field.js';
import { NOTICE_LEVELS, type NoticeLevel } from '../../site/notice/site-notice.js';
import { OWNER_EMAIL_TIMES, type OwnerEmailTime } from '../../site/owner-emails-setting.js';
import { EMBED_AUDIENCES, type EmbedAudience } from '../../site/embed-hosts.js';

const VERSION = 'Please say which version was changed.';
const HOSTS = 'Please list the hosts, at most 50.';
const RULE = 'Please say for each part who may embed it.';

export class ChangeSettingDto {
  @ApiProperty({ description: 'The version being changed.' })
  @IsInt({ message: VERSION })
  @Min(0, { message: VERSION })
  @Max(1_000_000_000, { message: VERSION })
  version!: number;
}

export class ChangeNoticeDto extends ChangeSettingDto {
  @ApiProperty()
  @IsBoolean({ message: 'Please say whether the notice is shown.' })
  isOn!: boolean;

  @ApiProperty({ maxLength: 200 })
  @Transform(trimmed)
  @IsString({ message: 'Please write the notice.' })
  @MaxLength(200, { message: 'The notice must be at most 200 characters.' })
  @Matches(ONE_LINE, { message: 'The notice must be on one line.' })
  text!: string;

  @ApiProperty({ enum: NOTICE_LEVELS })
  @IsIn(NOTICE_LEVELS, { message: `The level is one of ${NOTICE_LEVELS.join(', ')}.` })
  level!: NoticeLevel;

  @ApiPropertyOptional({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Null: immediately.',
  })
  @IsOptional()
  @TimeField()
  from?: string | null;

  @ApiPropertyOptional({ type: String, format: 'date-time', nullable: true })
  @IsOptional()
  @TimeField()
  until?: string | null;
}

export class WriteEmbedRuleDto {
  @ApiProperty({ enum: EMBED_AUDIENCES })
  @IsIn(EMBED_AUDIENCES, { message: `Who may embed it must be one of ${EMBED_AUDIENCES.join(', ')}.` })
  audience!: EmbedAudience;

  @ApiProperty({ type: [String], maxItems: 50 })
  @IsArray({ message: HOSTS })
  @ArrayMaxSize(50, { message: HOSTS })
  @IsString({ each: true, message: HOSTS })
  @MaxLength(300, { each: true, message: 'A host must be at most 300 characters.' })
  hosts!: string[];
}

const RuleField = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: WriteEmbedRuleDto }),
    IsDefined({ message: RULE }),
    IsObject({ message: RULE }),
    ValidateNested({ message: RULE }),
    Type(() => WriteEmbedRuleDto),
  );

export class ChangeEmbedHostsDto extends ChangeSettingDto {
  @RuleField() checkout!: WriteEmbedRuleDto;

  @RuleField()
  'legal-companion'!: WriteEmbedRuleDto;

  @RuleField() chat!: WriteEmbedRuleDto;
  @RuleField() search!: WriteEmbedRuleDto;
}

const Words = (longest: number, what: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ maxLength: longest }),
    Transform(trimmed),
    IsString({ message: `Please write ${what}.` }),
    MinLength(1, { message: `Please write ${what}.` }),
    MaxLength(longest, { message: `Please keep ${what} to ${longest} characters.` }),
    Matches(ONE_LINE, { message: `Please keep ${what} on one line.` }),
  );

export class WriteConsentWordsDto {
  @Words(80, 'the question') title!: string;
  @Words(500, 'what a yes means') text!: string;
  @Words(40, 'the label of the yes button') acceptLabel!: string;
  @Words(40, 'the label of the no button') declineLabel!: string;
}

export class ChangeConsentWordsDto extends ChangeSettingDto {
  @ApiProperty({ type: WriteConsentWordsDto, nullable: true, description: 'Null: the default words.' })
  @IsOptional()
  @IsObject({ message: 'Please write the text, or send null for the default one.' })
  @ValidateNested()
  @Type(() => WriteConsentWordsDto)
  words!: WriteConsentWordsDto | null;
}

export class ChangeGuaranteeDto extends ChangeSettingDto {
  @ApiProperty()
  @IsBoolean({ message: 'Please say whether you’re asked before a refund.' })
  asksFirst!: boolean;
}

const WHEN = `When you get these emails must be one of ${OWNER_EMAIL_TIMES.join(', ')}.`;

export class ChangeOwnerEmailsDto extends ChangeSettingDto {
  @ApiProperty({ enum: OWNER_EMAIL_TIMES })
  @IsIn(OWNER_EMAIL_TIMES, { message: WHEN })
  sales!: OwnerEmailTime;

  @ApiProperty({ enum: OWNER_EMAIL_TIMES })
  @IsIn(OWNER_EMAIL_TIMES, { message: WHEN })
  subscribers!: OwnerEmailTime;
}

const ADDRESS = 'Please write your postal address.';

export class ChangePostalAddressDto extends ChangeSettingDto {
  @ApiProperty({ maxLength: 300 })
  @Transform(trimmed)
  @IsString({ message: ADDRESS })
  @MaxLength(300, { message: 'The postal address must be at most 300 characters.' })
  @Matches(MANY_LINES, { message: 'The postal address must be plain text.' })
  lines!: string;
}

export class ChangeClickCountingDto extends ChangeSettingDto {
  @ApiProperty()
  @IsBoolean({ message: 'Please say whether clicks are counted.' })
  isOn!: boolean;
}
