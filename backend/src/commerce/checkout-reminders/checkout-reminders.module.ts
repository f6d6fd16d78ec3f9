import { defineFeature } from '../../platform/features/feature.js';
import { CheckoutReminder } from './checkout-reminder.entity.js';
import { CheckoutReminders } from './checkout-reminders.js';

export const checkoutReminders = defineFeature({
  entities: [CheckoutReminder],
  providers: [CheckoutReminders],
});
