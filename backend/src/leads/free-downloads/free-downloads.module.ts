import { defineFeature } from '../../platform/features/feature.js';
import { FreeDownloadsArchive } from './free-downloads-archive.js';
import { FreeDownload } from './free-download.entity.js';
import { DownloadLeadsController } from './free-downloads.admin.controller.js';
import { FreeDownloads } from './free-downloads.js';

export const freeDownloads = defineFeature({
  entities: [FreeDownload],
  providers: [FreeDownloadsArchive, FreeDownloads],
  controllers: [DownloadLeadsController],
});
