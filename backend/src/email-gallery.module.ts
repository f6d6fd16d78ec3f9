import { EmailGalleryController } from './email-gallery.controller.js';
import { defineFeature } from './platform/features/feature.js';

/** A look at every email, for a site at home. */
export const emailGallery = defineFeature({ controllers: [EmailGalleryController] });
