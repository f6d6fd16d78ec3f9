import { defineFeature } from '../features/feature.js';
import { UploadFolder } from './upload-folder.js';

export const uploads = defineFeature({
  providers: [UploadFolder],
});
