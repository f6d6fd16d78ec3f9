import { defineFeature } from '../../platform/features/feature.js';
import { ShopMetrics } from './shop-metrics.js';
import { ShopStatisticsController } from './shop-statistics.admin.controller.js';
import { ShopStatistics } from './shop-statistics.js';

export const shopStatistics = defineFeature({
  providers: [ShopMetrics, ShopStatistics],
  controllers: [ShopStatisticsController],
});
