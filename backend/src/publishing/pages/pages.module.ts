import { defineFeature } from '../../platform/features/feature.js';
import { OwnPages } from './own-pages.js';
import { OwnPagesController } from './pages.admin.controller.js';
import { PublishedPages } from './published-pages.js';

export const ownPages = defineFeature({
  providers: [OwnPages, PublishedPages],
  controllers: [OwnPagesController],
});
