import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '#api-docs';

import { CurrentStaff } from '../../platform/access/current-staff.js';
import { Needs } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import { ChangeConsentWords } from './change-consent-words.use-case.js';
import { ChangeEmbedHosts } from './change-embed-hosts.use-case.js';
import { ChangeNotice } from './change-notice.use-case.js';
import { ChangeConsentWordsDto, ChangeEmbedHostsDto, ChangeNoticeDto } from './change-settings.dto.js';
import { ReadSiteSettings } from './read-site-settings.query.js';
import { SiteSettingsDto } from './site-settings.dto.js';

/** What the owner settles about her site. Each change answers with how all of it stands then. */
@ApiTags('admin')
@Needs('settings.write')
@Controller('api/admin/settings')
export class SiteSettingsController {
  constructor(
    private readonly readSettings: ReadSiteSettings,
    private readonly changeNotice: ChangeNotice,
    private readonly changeEmbedHosts: ChangeEmbedHosts,
    private readonly changeConsentWords: ChangeConsentWords,
  ) {}

  @Get()
  @Needs('settings.read')
  @ApiOkResponse({ type: SiteSettingsDto })
  read(): Promise<SiteSettingsDto> {
    return this.readSettings.execute();
  }

  @Put('notice')
  @ApiOkResponse({ type: SiteSettingsDto })
  async notice(
    @Body() { version, from = null, until = null, ...written }: ChangeNoticeDto,
    @CurrentStaff() staff: Staff,
  ): Promise<SiteSettingsDto> {
    await this.changeNotice.execute({ ...written, from, until }, version, staff);
    return this.readSettings.execute();
  }

  @Put('embed-hosts')
  @ApiOkResponse({ type: SiteSettingsDto })
  async embedHosts(
    @Body() { version, ...rules }: ChangeEmbedHostsDto,
    @CurrentStaff() staff: Staff,
  ): Promise<SiteSettingsDto> {
    await this.changeEmbedHosts.execute(rules, version, staff);
    return this.readSettings.execute();
  }

  @Put('consent-words')
  @ApiOkResponse({ type: SiteSettingsDto })
  async consentWords(
    @Body() { version, words }: ChangeConsentWordsDto,
    @CurrentStaff() staff: Staff,
  ): Promise<SiteSettingsDto> {
    await this.changeConsentWords.execute(words ?? null, version, staff);
    return this.readSettings.execute();
  }
}
