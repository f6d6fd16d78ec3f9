import { defineFeature } from '../../platform/features/feature.js';
import { OrderPageLinks } from './order-page-links.js';

export const orderLinks = defineFeature({ providers: [OrderPageLinks] });
