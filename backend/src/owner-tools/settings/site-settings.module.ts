import { defineFeature } from '../../platform/features/feature.js';
import { ChangeConsentWords } from './change-consent-words.use-case.js';
import { ChangeEmbedHosts } from './change-embed-hosts.use-case.js';
import { ChangeNotice } from './change-notice.use-case.js';
import { ReadSiteDesk } from './read-site-desk.query.js';
import { ReadSiteSettings } from './read-site-settings.query.js';
import { ShownWordsLog } from '../../site/shown-words.js';
import { SiteSettingsController } from './site-settings.controller.js';

export const siteDesk = defineFeature({
  providers: [
    ChangeConsentWords,
    ChangeEmbedHosts,
    ChangeNotice,
    ReadSiteDesk,
    ReadSiteSettings,
    ShownWordsLog,
  ],
  controllers: [SiteSettingsController],
});
