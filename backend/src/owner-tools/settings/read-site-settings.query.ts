import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { EMBEDS } from '../../platform/config/embed-ancestors.js';
import { Settings } from '../../platform/settings/settings.js';
import { siteNotice, standingOf } from '../../site/notice/site-notice.js';
import { CONSENT_PLACE, type ConsentWords, consentWords } from '../../site/consent-words.js';
import { embedRules } from '../../site/embed-hosts.js';
import { givenConsentWords } from '../../site/given-consent-words.js';
import { ShownWordsLog } from '../../site/shown-words.js';
import type { EmbedHostsDto, SiteSettingsDto } from './site-settings.dto.js';

/** All that can be settled about the site, for the owner's desk. */
@Injectable()
export class ReadSiteSettings {
  constructor(
    private readonly settings: Settings,
    private readonly configuration: Configuration,
    private readonly shownWords: ShownWordsLog,
  ) {}

  async execute(): Promise<SiteSettingsDto> {
    const [notice, hosts, consent, shown] = await Promise.all([
      this.settings.read(siteNotice),
      this.settings.read(embedRules),
      this.settings.read(consentWords),
      this.shownWords.list<ConsentWords>(CONSENT_PLACE),
    ]);
    const { value: text, ...noticeSettled } = notice;
    const { value: rules, ...hostsSettled } = hosts;
    const { value: own, ...consentSettled } = consent;
    const given = this.configuration.embedAncestors;
    const frames = EMBEDS.map((embed) => [embed, { ...rules[embed], given: given[embed] }] as const);
    return {
      notice: { ...text, ...noticeSettled, standing: standingOf(text, Date.now()) },
      embedHosts: { ...hostsSettled, ...Object.fromEntries(frames) } as EmbedHostsDto,
      consent: {
        ...consentSettled,
        words: own.words,
        given: givenConsentWords(),
        isAsked: this.configuration.gaMeasurementId !== undefined,
        shown,
      },
    };
  }
}
