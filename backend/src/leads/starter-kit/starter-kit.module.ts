import { defineFeature } from '../../platform/features/feature.js';
import { KitRequest } from './kit-request.entity.js';
import { KitController } from './starter-kit.controller.js';
import { StarterKit } from './starter-kit.js';

export const starterKit = defineFeature({
  entities: [KitRequest],
  providers: [StarterKit],
  controllers: [KitController],
});
