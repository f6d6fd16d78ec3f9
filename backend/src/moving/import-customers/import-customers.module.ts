import { defineFeature } from '../../platform/features/feature.js';
import { CustomerImporter } from './customer-importer.js';

export const importCustomers = defineFeature({ providers: [CustomerImporter] });
