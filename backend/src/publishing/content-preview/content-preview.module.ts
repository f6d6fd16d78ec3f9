import { defineFeature } from '../../platform/features/feature.js';
import { ContentPreviewsController } from './content-previews.admin.controller.js';
import { ContentPreviews } from './content-previews.js';

export const contentPreview = defineFeature({
  providers: [ContentPreviews],
  controllers: [ContentPreviewsController],
});
