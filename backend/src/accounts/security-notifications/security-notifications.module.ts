import { defineFeature } from '../../platform/features/feature.js';
import { SecurityNotifications } from './security-notifications.js';

export const securityNotifications = defineFeature({ providers: [SecurityNotifications] });
