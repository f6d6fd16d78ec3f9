import { defineFeature } from '../../platform/features/feature.js';
import { BookChapters } from './book-chapters.js';
import { SamplesAdminController } from './samples.admin.controller.js';
import { SamplesController } from './samples.controller.js';
import { Samples } from './samples.js';

export const bookSamples = defineFeature({
  providers: [BookChapters, Samples],
  controllers: [SamplesAdminController, SamplesController],
});
