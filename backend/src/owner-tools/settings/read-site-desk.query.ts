import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { Settings } from '../../platform/settings/settings.js';
import { isShown, nextChange, siteNotice } from '../../site/notice/site-notice.js';
import type { PageLooks } from '../../site/page.js';
import type { OwnWords } from '../../site/prerenderer.js';
import { consentWords } from '../../site/consent-words.js';
import { ancestorsBy, embedRules } from '../../site/embed-hosts.js';

/** What the owner has settled about the pages, as it stands at this moment. */
export interface SiteDesk {
  ownWords: OwnWords;
  looks: PageLooks;
  /** After how many milliseconds it is another by itself; undefined for never. */
  changesAgainMs: number | undefined;
}

@Injectable()
export class ReadSiteDesk {
  constructor(
    private readonly settings: Settings,
    private readonly configuration: Configuration,
  ) {}

  async execute(): Promise<SiteDesk> {
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
}
