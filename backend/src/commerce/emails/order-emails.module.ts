import { defineFeature } from '../../platform/features/feature.js';
import { OrderEmailFacts } from './order-email-facts.js';

export const orderEmails = defineFeature({ providers: [OrderEmailFacts] });
