import { ApiTags } from '#api-docs';
import { Body, Controller } from '@nestjs/common';
import { CurrentStaff, Needs } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import {
  ChangeClickCountingDto,
  ChangeConsentWordsDto,
  ChangeEmbedHostsDto,
  ChangeGuaranteeDto,
  ChangeNoticeDto,
  ChangeOwnerEmailsDto,
  ChangePostalAddressDto,
} from './change-settings.dto.js';
import { clickCountingSetting } from '../../site/click-counting-setting.js';
import { guaranteeSetting } from '../../site/guarantee-setting.js';
import { ownerEmailsSetting } from '../../site/owner-emails-setting.js';
import { postalAddressSetting } from '../../site/postal-address-setting.js';
import { SiteSettingsDto } from './site-settings.dto.js';
import { SiteSettings } from './site-settings.js';
import { GetOf, PutOf } from '../../platform/http/routes.js';

@ApiTags('admin')
@Needs('settings.write')
@Controller('api/admin/settings')
export class SiteSettingsController {
  constructor(private readonly siteSettings: SiteSettings) {}

  @GetOf(SiteSettingsDto)
  @Needs('settings.read')
  read(): Promise<SiteSettingsDto> {
    return this.siteSettings.read();
  }

  @PutOf(SiteSettingsDto, 'notice')
  notice(
    @Body() { version, from = null, until = null, ...written }: ChangeNoticeDto,
    @CurrentStaff() by: Staff,
  ): Promise<SiteSettingsDto> {
    return this.siteSettings.changeNotice({ ...written, from, until }, version, by);
  }

  @PutOf(SiteSettingsDto, 'embed-hosts')
  embedHosts(
    @Body() { version, ...rules }: ChangeEmbedHostsDto,
    @CurrentStaff() by: Staff,
  ): Promise<SiteSettingsDto> {
    return this.siteSettings.changeEmbedHosts(rules, version, by);
  }

  @PutOf(SiteSettingsDto, 'consent-words')
  consentWords(
    @Body() { version, words }: ChangeConsentWordsDto,
    @CurrentStaff() by: Staff,
  ): Promise<SiteSettingsDto> {
    return this.siteSettings.changeConsentWords(words ?? null, version, by);
  }

  @PutOf(SiteSettingsDto, 'guarantee')
  guarantee(
    @Body() { version, asksFirst }: ChangeGuaranteeDto,
    @CurrentStaff() by: Staff,
  ): Promise<SiteSettingsDto> {
    return this.siteSettings.change(guaranteeSetting, { value: { asksFirst }, version, by });
  }

  @PutOf(SiteSettingsDto, 'owner-emails')
  ownerEmails(
    @Body() { version, sales, subscribers }: ChangeOwnerEmailsDto,
    @CurrentStaff() by: Staff,
  ): Promise<SiteSettingsDto> {
    return this.siteSettings.change(ownerEmailsSetting, { value: { sales, subscribers }, version, by });
  }

  @PutOf(SiteSettingsDto, 'postal-address')
  postalAddress(
    @Body() { version, lines }: ChangePostalAddressDto,
    @CurrentStaff() by: Staff,
  ): Promise<SiteSettingsDto> {
    return this.siteSettings.change(postalAddressSetting, { value: { lines }, version, by });
  }

  @PutOf(SiteSettingsDto, 'click-counting')
  clickCounting(
    @Body() { version, isOn }: ChangeClickCountingDto,
    @CurrentStaff() by: Staff,
  ): Promise<SiteSettingsDto> {
    return this.siteSettings.change(clickCountingSetting, { value: { isOn }, version, by });
  }
}
