import { defineFeature } from '../../platform/features/feature.js';
import { AccountController } from './account.controller.js';
import { Account } from './account.js';
import { SecurityNotifications } from './security-notifications.js';

export const account = defineFeature({
  providers: [Account, SecurityNotifications],
  controllers: [AccountController],
});
