import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { Configuration } from '../../platform/config/configuration.js';
import { EMBEDS } from '../../platform/config/embed-ancestors.js';
import { DomainError } from '../../platform/http/domain-error.js';
import type { Setting } from '../../platform/settings/setting.js';
import { Settings } from '../../platform/settings/settings.js';
import {
  CONSENT_PLACE,
  type ConsentWords,
  consentWords,
  givenConsentWords,
} from '../../site/consent-words.js';
import { clickCountingSetting } from '../../site/click-counting-setting.js';
import { guaranteeSetting } from '../../site/guarantee-setting.js';
import { ownerEmailsSetting } from '../../site/owner-emails-setting.js';
import { postalAddressSetting } from '../../site/postal-address-setting.js';
import { embedRules, ancestorsBy, type EmbedRules, readEmbedHost } from '../../site/embed-hosts.js';
import {
  siteNotice,
  standingOf,
  isShown,
  nextChange,
  type SiteNotice,
} from '../../site/notice/site-notice.js';
import type { PageSettings } from '../../site/page.js';
import type { OwnWords } from '../../site/prerenderer.js';
import { ShownWordsLog } from '../../site/shown-words.js';
import type { EmbedHostsDto, SiteSettingsDto } from './site-settings.dto.js';

export interface ShownSettings {
  ownWords: OwnWords;
  /** The privacy page says so. */
  countsClicks: boolean;
  pageSettings: PageSettings;
  /** Milliseconds until the notice starts or ends; undefined for never. */
  changesInMs: number | undefined;
}

const invalid = (field: string, message: string) =>
  new DomainError('invalid', 'SETTINGS.NOTICE', message, [{ field, message }]);

const inUtc = (time: string | null, field: string): string | null => {
  if (time === null) return null;
  const moment = new Date(time);
  if (Number.isNaN(moment.getTime())) throw invalid(field, 'This time doesn’t exist.');
  return moment.toISOString();
};

const MAX_QUOTED_LENGTH = 60;

function hostsOf(texts: readonly string[], field: string): string[] {
  const hosts = texts.map((text) => {
    const host = readEmbedHost(text);
    if (host) return host;
    const shown = text.replace(/[\p{Cc}\p{Cs}]/gu, '').slice(0, MAX_QUOTED_LENGTH);
    const message = `“${shown}” isn’t a host name. Please write only the part between https:// and the next slash, such as friends.example, or *.friends.example for every address that ends with it.`;
    throw new DomainError('invalid', 'SETTINGS.EMBED_HOST', message, [{ field, message }]);
  });
  return [...new Set(hosts)];
}

@Injectable()
export class SiteSettings {
  constructor(
    private readonly settings: Settings,
    private readonly configuration: Configuration,
    private readonly shownWords: ShownWordsLog,
  ) {}

  async read(): Promise<SiteSettingsDto> {
    const [notice, hosts, consent, guarantee, ownerEmails, postalAddress, clicks, shown] = await Promise.all([
      this.settings.read(siteNotice),
      this.settings.read(embedRules),
      this.settings.read(consentWords),
      this.settings.read(guaranteeSetting),
      this.settings.read(ownerEmailsSetting),
      this.settings.read(postalAddressSetting),
      this.settings.read(clickCountingSetting),
      this.shownWords.list<ConsentWords>(CONSENT_PLACE),
    ]);
    const { value: text, ...noticeSettled } = notice;
    const { value: rules, ...hostsSettled } = hosts;
    const { value: own, ...consentSettled } = consent;
    const { value: kept, ...guaranteeSettled } = guarantee;
    const { value: times, ...ownerEmailsSettled } = ownerEmails;
    const { value: address, ...addressSettled } = postalAddress;
    const { value: counting, ...countingSettled } = clicks;
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
      guarantee: { ...kept, ...guaranteeSettled },
      ownerEmails: { ...times, ...ownerEmailsSettled },
      postalAddress: { ...address, ...addressSettled },
      clickCounting: { ...counting, ...countingSettled },
    };
  }

  /** Settings that change the pages, resolved for this moment. */
  async readShown(): Promise<ShownSettings> {
    const [notice, rules, consent, clicks] = await Promise.all([
      this.settings.read(siteNotice),
      this.settings.read(embedRules),
      this.settings.read(consentWords),
      this.settings.read(clickCountingSetting),
    ]);
    const nowMs = Date.now();
    const nextMs = nextChange(notice.value, nowMs);
    return {
      ownWords: { consent: consent.value.words },
      countsClicks: clicks.value.isOn,
      pageSettings: {
        notice: isShown(notice.value, nowMs) ? notice.value : null,
        embedAncestors: ancestorsBy(rules.value, this.configuration.embedAncestors),
      },
      changesInMs: nextMs === undefined ? undefined : nextMs - nowMs,
    };
  }

  /**
   * Changes the notice above the pages.
   * @throws DomainError for a notice that would never be shown, or a conflicting change
   */
  changeNotice(written: SiteNotice, version: number, by: Staff): Promise<SiteSettingsDto> {
    const { isOn, text, level } = written;
    const from = inUtc(written.from, 'from');
    const until = inUtc(written.until, 'until');
    if (isOn && !text) throw invalid('text', 'Please write what the notice says.');
    if (from && until && from >= until) throw invalid('until', 'The notice must end after it starts.');
    if (isOn && until && Date.parse(until) <= Date.now())
      throw invalid('until', 'The notice ends in the past, so nobody would see it.');
    return this.change(siteNotice, { value: { isOn, text, level, from, until }, version, by });
  }

  /**
   * Changes which sites may embed the widgets.
   * @throws DomainError for an invalid host, or a conflicting change
   */
  changeEmbedHosts(written: EmbedRules, version: number, by: Staff): Promise<SiteSettingsDto> {
    const rules = EMBEDS.map((embed) => {
      const { audience, hosts } = written[embed];
      return [embed, { audience, hosts: hostsOf(hosts, `${embed}.hosts`) }] as const;
    });
    return this.change(embedRules, { value: Object.fromEntries(rules) as EmbedRules, version, by });
  }

  /**
   * @param written null restores the default words
   * @throws DomainError for a conflicting change
   */
  changeConsentWords(written: ConsentWords | null, version: number, by: Staff): Promise<SiteSettingsDto> {
    const words = written && {
      title: written.title,
      text: written.text,
      acceptLabel: written.acceptLabel,
      declineLabel: written.declineLabel,
    };
    return this.change(consentWords, { value: { words }, version, by });
  }

  /** @returns all settings after the change @throws DomainError for a conflicting change */
  async change<T extends object>(
    setting: Setting<T>,
    change: { value: T; version: number; by: Staff },
  ): Promise<SiteSettingsDto> {
    await this.settings.change(setting, change);
    return this.read();
  }
}
