import { defineFeature } from '../../platform/features/feature.js';
import { SettingsArchive } from './settings-archive.js';
import { SiteSettings } from './site-settings.js';
import { ShownWordsLog } from '../../site/shown-words.js';
import { SiteSettingsController } from './site-settings.admin.controller.js';

export const siteSettings = defineFeature({
  providers: [SettingsArchive, SiteSettings, ShownWordsLog],
  controllers: [SiteSettingsController],
});
