import { defineFeature } from '../../platform/features/feature.js';
import { FreeDownloadsController, FreeFilesController } from './download-requests.controller.js';

export const downloadRequests = defineFeature({
  controllers: [FreeDownloadsController, FreeFilesController],
});
