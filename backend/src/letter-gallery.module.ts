import { Module } from '@nestjs/common';

import { LetterGalleryController } from './letter-gallery.controller.js';

/** A look at every letter, for a site at home. */
@Module({ controllers: [LetterGalleryController] })
export class LetterGalleryModule {}
