import { defineFeature } from '../../platform/features/feature.js';
import { DownloadLeadsController } from './download-leads.controller.js';
import { FindFreeFile } from './find-free-file.query.js';
import { FreeDownload } from './free-download.entity.js';
import { FreeDownloadsController } from './free-downloads.controller.js';
import { FreeFilesController } from './free-files.controller.js';
import { ListLeadFiles } from './list-lead-files.query.js';
import { ListLeads } from './list-leads.query.js';
import { RequestDownload } from './request-download.use-case.js';
import { SendFreeDownloadLetter } from './send-free-download.letter.js';

export const freeDownloads = defineFeature({
  entities: [FreeDownload],
  providers: [FindFreeFile, ListLeadFiles, ListLeads, RequestDownload, SendFreeDownloadLetter],
  controllers: [DownloadLeadsController, FreeDownloadsController, FreeFilesController],
});
