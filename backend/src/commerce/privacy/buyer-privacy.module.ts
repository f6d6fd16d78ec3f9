import { defineFeature } from '../../platform/features/feature.js';
import { BuyerData } from './buyer-data.js';

export const buyerPrivacy = defineFeature({ providers: [BuyerData] });
