import { defineFeature } from '../../platform/features/feature.js';
import { OrderTaxesArchive } from './order-taxes-archive.js';
import { TaxQuotesController } from './tax-quotes.controller.js';
import { TaxQuotes } from './tax-quotes.js';

export const taxes = defineFeature({
  providers: [OrderTaxesArchive, TaxQuotes],
  controllers: [TaxQuotesController],
});
