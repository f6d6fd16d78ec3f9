import { defineFeature } from '../../platform/features/feature.js';
import { Picture } from './picture.entity.js';
import { PicturesArchive } from './pictures-archive.js';
import { PictureProcessing } from './picture-processing.js';
import { PictureSizes } from './picture-sizes.js';
import { PictureUploads } from './picture-uploads.js';
import { PictureUses } from './picture-uses.js';
import { PicturesAdminController } from './pictures.admin.controller.js';
import { PicturesController } from './pictures.controller.js';
import { Pictures } from './pictures.js';

export const pictures = defineFeature({
  entities: [Picture],
  providers: [PictureProcessing, PictureSizes, PictureUploads, PictureUses, Pictures, PicturesArchive],
  controllers: [PicturesAdminController, PicturesController],
});
