import { defineFeature } from '../../platform/features/feature.js';
import { ReadShopFigures } from './read-shop-figures.query.js';
import { ShopFiguresListener } from './shop-figures.listener.js';

export const shopStatistics = defineFeature({
  providers: [ReadShopFigures, ShopFiguresListener],
});
