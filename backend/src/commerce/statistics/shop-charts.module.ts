import { defineFeature } from '../../platform/features/feature.js';
import { FindShopChart } from './find-shop-chart.query.js';
import { ShopFiguresController } from './shop-figures.controller.js';

export const shopFigures = defineFeature({
  providers: [FindShopChart],
  controllers: [ShopFiguresController],
});
