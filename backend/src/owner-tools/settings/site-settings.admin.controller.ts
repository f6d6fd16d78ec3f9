import { ApiOkResponse, ApiTags } from '#api-docs';
import { Body, Controller, Get, Put } from '@nestjs/common';

import { CurrentStaff } from '../../platform/access/current-staff.js';
import { Needs } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import { ChangeConsentWordsDto, ChangeEmbedHostsDto, ChangeNoticeDto } from './change-settings.dto.js';
import { SiteSettingsDto } from './site-settings.dto.js';
import { SiteSettings } from './site-settings.js';

/** What the owner settles about the site. Each change answers with how all of it stands then. */
@ApiTags('admin')
@Needs('settings.write')
@Controller('api/admin/settings')
export class SiteSettingsController {
  constructor(private readonly siteSettings: SiteSettings) {}

  @Get()
  @Needs('settings.read')
  @ApiOkResponse({ type: SiteSettingsDto })
  read(): Promise<SiteSettingsDto> {
    return this.siteSettings.read();
  }

  @Put('notice')
  @ApiOkResponse({ type: SiteSettingsDto })
  async notice(
    @Body() { version, from = null, until = null, ...written }: ChangeNoticeDto,
    @CurrentStaff() staff: Staff,
  ): Promise<SiteSettingsDto> {
    await this.siteSettings.changeNotice({ ...written, from, until }, version, staff);
    return this.siteSettings.read();
  }

  @Put('embed-hosts')
  @ApiOkResponse({ type: SiteSettingsDto })
  async embedHosts(
    @Body() { version, ...rules }: ChangeEmbedHostsDto,
    @CurrentStaff() staff: Staff,
  ): Promise<SiteSettingsDto> {
    await this.siteSettings.changeEmbedHosts(rules, version, staff);
    return this.siteSettings.read();
  }

  @Put('consent-words')
  @ApiOkResponse({ type: SiteSettingsDto })
  async consentWords(
    @Body() { version, words }: ChangeConsentWordsDto,
    @CurrentStaff() staff: Staff,
  ): Promise<SiteSettingsDto> {
    await this.siteSettings.changeConsentWords(words ?? null, version, staff);
    return this.siteSettings.read();
  }
}
