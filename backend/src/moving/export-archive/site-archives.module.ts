import { defineFeature } from '../../platform/features/feature.js';
import { SiteArchiveMaking } from './site-archive-making.js';
import { SiteArchive } from './site-archive.entity.js';
import { SiteArchivesController } from './site-archives.admin.controller.js';
import { SiteArchives } from './site-archives.js';

export const siteArchives = defineFeature({
  entities: [SiteArchive],
  providers: [SiteArchiveMaking, SiteArchives],
  controllers: [SiteArchivesController],
});
