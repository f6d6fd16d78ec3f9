import { defineFeature } from '../../platform/features/feature.js';
import { TaxQuotesController } from './tax-quotes.controller.js';
import { TaxQuotes } from './tax-quotes.js';

export const taxes = defineFeature({ providers: [TaxQuotes], controllers: [TaxQuotesController] });
