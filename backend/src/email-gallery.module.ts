import { EmailGalleryController } from './email-gallery.controller.js';
import { defineFeature } from './platform/features/feature.js';

export const emailGallery = defineFeature({ controllers: [EmailGalleryController] });
