import { ApiTags } from '#api-docs';
import { Body, Controller } from '@nestjs/common';
import { CurrentStaff, Needs } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import {
  ChangeConsentWordsDto,
  ChangeEmbedHostsDto,
  ChangeGuaranteeDto,
  ChangeNoticeDto,
  ChangeOwnerEmailsDto,
  ChangePostalAddressDto,
} from './change-settings.dto.js';
import { SiteSettingsDto } from './site-settings.dto.js';
import { SiteSettings } from './site-settings.js';
import { GetOf, PutOf } from '../../platform/http/routes.js';

/** Settings of the site. Each change returns all of them. */
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
  async notice(
    @Body() { version, from = null, until = null, ...written }: ChangeNoticeDto,
    @CurrentStaff() staff: Staff,
  ): Promise<SiteSettingsDto> {
    await this.siteSettings.changeNotice({ ...written, from, until }, version, staff);
    return this.siteSettings.read();
  }

  @PutOf(SiteSettingsDto, 'embed-hosts')
  async embedHosts(
    @Body() { version, ...rules }: ChangeEmbedHostsDto,
    @CurrentStaff() staff: Staff,
  ): Promise<SiteSettingsDto> {
    await this.siteSettings.changeEmbedHosts(rules, version, staff);
    return this.siteSettings.read();
  }

  @PutOf(SiteSettingsDto, 'consent-words')
  async consentWords(
    @Body() { version, words }: ChangeConsentWordsDto,
    @CurrentStaff() staff: Staff,
  ): Promise<SiteSettingsDto> {
    await this.siteSettings.changeConsentWords(words ?? null, version, staff);
    return this.siteSettings.read();
  }

  @PutOf(SiteSettingsDto, 'guarantee')
  async guarantee(
    @Body() { version, asksFirst }: ChangeGuaranteeDto,
    @CurrentStaff() staff: Staff,
  ): Promise<SiteSettingsDto> {
    await this.siteSettings.changeGuarantee({ asksFirst }, version, staff);
    return this.siteSettings.read();
  }

  @PutOf(SiteSettingsDto, 'owner-emails')
  async ownerEmails(
    @Body() { version, sales, subscribers }: ChangeOwnerEmailsDto,
    @CurrentStaff() staff: Staff,
  ): Promise<SiteSettingsDto> {
    await this.siteSettings.changeOwnerEmails({ sales, subscribers }, version, staff);
    return this.siteSettings.read();
  }

  @PutOf(SiteSettingsDto, 'postal-address')
  async postalAddress(
    @Body() { version, lines }: ChangePostalAddressDto,
    @CurrentStaff() staff: Staff,
  ): Promise<SiteSettingsDto> {
    await this.siteSettings.changePostalAddress({ lines }, version, staff);
    return this.siteSettings.read();
  }
}
