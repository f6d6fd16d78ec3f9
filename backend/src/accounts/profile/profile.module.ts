import { defineFeature } from '../../platform/features/feature.js';
import { AccountController } from './account.controller.js';
import { Account } from './account.js';

export const account = defineFeature({
  providers: [Account],
  controllers: [AccountController],
});
