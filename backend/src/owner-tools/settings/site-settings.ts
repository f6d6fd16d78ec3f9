import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { Configuration } from '../../platform/config/configuration.js';
import { EMBEDS } from '../../platform/config/embed-ancestors.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { Settings } from '../../platform/settings/settings.js';
import {
  CONSENT_PLACE,
  type ConsentWords,
  consentWords,
  givenConsentWords,
} from '../../site/consent-words.js';
import { type GuaranteeSetting, guaranteeSetting } from '../../site/guarantee-setting.js';
import { type OwnerEmailsSetting, ownerEmailsSetting } from '../../site/owner-emails-setting.js';
import { type PostalAddressSetting, postalAddressSetting } from '../../site/postal-address-setting.js';
import { embedRules, ancestorsBy, type EmbedRules, readEmbedHost } from '../../site/embed-hosts.js';
import {
  siteNotice,
  standingOf,
  isShown,
  nextChange,
  type SiteNotice,
} from '../../site/notice/site-notice.js';
import type { PageLooks } from '../../site/page.js';
import type { OwnWords } from '../../site/prerenderer.js';
import { ShownWordsLog } from '../../site/shown-words.js';
import type { EmbedHostsDto, SiteSettingsDto } from './site-settings.dto.js';

/** What the owner has settled about the pages, as it stands at this moment. */
export interface ShownSettings {
  ownWords: OwnWords;
  looks: PageLooks;
  /** After how many milliseconds it is another by itself; undefined for never. */
  changesAgainMs: number | undefined;
}

/** What was wrong, beside the field that it is wrong in. */
const refuse = (field: string, message: string) =>
  new DomainError('invalid', 'SETTINGS.NOTICE', message, [{ field, message }]);

const inUtc = (time: string | null, field: string): string | null => {
  if (time === null) return null;
  const moment = new Date(time);
  if (Number.isNaN(moment.getTime())) throw refuse(field, 'This time doesn’t exist.');
  return moment.toISOString();
};

const LONGEST_QUOTED = 60;

function hostsOf(texts: readonly string[], field: string): string[] {
  const hosts = texts.map((text) => {
    const host = readEmbedHost(text);
    if (host) return host;
    const shown = text.replace(/[\p{Cc}\p{Cs}]/gu, '').slice(0, LONGEST_QUOTED);
    const message = `“${shown}” isn’t a host name. Please write only the part between https:// and the next slash, such as friends.example, or *.friends.example for every address that ends with it.`;
    throw new DomainError('invalid', 'SETTINGS.EMBED_HOST', message, [{ field, message }]);
  });
  return [...new Set(hosts)];
}

/** What the owner settles about the pages. */
@Injectable()
export class SiteSettings {
  constructor(
    private readonly settings: Settings,
    private readonly configuration: Configuration,
    private readonly shownWords: ShownWordsLog,
  ) {}

  /** All that can be settled about the site, for the dashboard. */
  async read(): Promise<SiteSettingsDto> {
    const [notice, hosts, consent, guarantee, ownerEmails, postalAddress, shown] = await Promise.all([
      this.settings.read(siteNotice),
      this.settings.read(embedRules),
      this.settings.read(consentWords),
      this.settings.read(guaranteeSetting),
      this.settings.read(ownerEmailsSetting),
      this.settings.read(postalAddressSetting),
      this.shownWords.list<ConsentWords>(CONSENT_PLACE),
    ]);
    const { value: text, ...noticeSettled } = notice;
    const { value: rules, ...hostsSettled } = hosts;
    const { value: own, ...consentSettled } = consent;
    const { value: kept, ...guaranteeSettled } = guarantee;
    const { value: times, ...ownerEmailsSettled } = ownerEmails;
    const { value: address, ...addressSettled } = postalAddress;
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
    };
  }

  /** What of it the pages show now. */
  async readShown(): Promise<ShownSettings> {
    const [notice, rules, consent] = await Promise.all([
      this.settings.read(siteNotice),
      this.settings.read(embedRules),
      this.settings.read(consentWords),
    ]);
    const nowMs = Date.now();
    const nextMs = nextChange(notice.value, nowMs);
    return {
      ownWords: { consent: consent.value.words },
      looks: {
        notice: isShown(notice.value, nowMs) ? notice.value : null,
        embedAncestors: ancestorsBy(rules.value, this.configuration.embedAncestors),
      },
      changesAgainMs: nextMs === undefined ? undefined : nextMs - nowMs,
    };
  }

  /**
   * Puts a notice above the pages, changes it or takes it away.
   * @throws DomainError for a notice that could never be seen, and where it was changed since
   */
  changeNotice(written: SiteNotice, version: number, by: Staff): Promise<void> {
    const { isOn, text, level } = written;
    const from = inUtc(written.from, 'from');
    const until = inUtc(written.until, 'until');
    if (isOn && !text) throw refuse('text', 'Please write what the notice says.');
    if (from && until && from >= until) throw refuse('until', 'The notice must end after it starts.');
    if (isOn && until && Date.parse(until) <= Date.now())
      throw refuse('until', 'The notice ends in the past, so nobody would see it.');
    return this.settings.change(siteNotice, { value: { isOn, text, level, from, until }, version, by });
  }

  /**
   * Settles whose pages may show the frames of this site.
   * @throws DomainError for what is no host, and where it was changed since
   */
  changeEmbedHosts(written: EmbedRules, version: number, by: Staff): Promise<void> {
    const rules = EMBEDS.map((embed) => {
      const { audience, hosts } = written[embed];
      return [embed, { audience, hosts: hostsOf(hosts, `${embed}.hosts`) }] as const;
    });
    return this.settings.change(embedRules, { value: Object.fromEntries(rules) as EmbedRules, version, by });
  }

  /**
   * Puts the owner's own words in the place of those that the site came with, or takes them back.
   * @throws DomainError where they were changed since
   */
  changeConsentWords(written: ConsentWords | null, version: number, by: Staff): Promise<void> {
    const words = written && {
      title: written.title,
      text: written.text,
      acceptLabel: written.acceptLabel,
      declineLabel: written.declineLabel,
    };
    return this.settings.change(consentWords, { value: { words }, version, by });
  }

  /** @throws DomainError where it was changed since */
  changeGuarantee(value: GuaranteeSetting, version: number, by: Staff): Promise<void> {
    return this.settings.change(guaranteeSetting, { value, version, by });
  }

  /** @throws DomainError if it was changed since */
  changeOwnerEmails(value: OwnerEmailsSetting, version: number, by: Staff): Promise<void> {
    return this.settings.change(ownerEmailsSetting, { value, version, by });
  }

  /** @throws DomainError if it was changed since */
  changePostalAddress(value: PostalAddressSetting, version: number, by: Staff): Promise<void> {
    return this.settings.change(postalAddressSetting, { value, version, by });
  }
}
