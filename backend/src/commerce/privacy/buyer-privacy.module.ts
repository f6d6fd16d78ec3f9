import { defineFeature } from '../../platform/features/feature.js';
import { BuyerData } from './buyer-data.js';
import { BuyerPayments } from './buyer-payments.js';

export const buyerPrivacy = defineFeature({ providers: [BuyerData, BuyerPayments] });
