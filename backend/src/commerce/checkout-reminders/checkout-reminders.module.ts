import { defineFeature } from '../../platform/features/feature.js';
import { CheckoutRemindersArchive } from './checkout-reminders-archive.js';
import { CheckoutReminder } from './checkout-reminder.entity.js';
import { CheckoutReminders } from './checkout-reminders.js';

export const checkoutReminders = defineFeature({
  entities: [CheckoutReminder],
  providers: [CheckoutRemindersArchive, CheckoutReminders],
});
