import { defineFeature } from '../../platform/features/feature.js';
import { ReadersController } from './readers.admin.controller.js';
import { Readers } from './readers.js';

export const readers = defineFeature({
  providers: [Readers],
  controllers: [ReadersController],
});
