import { defineFeature } from '../../platform/features/feature.js';
import { AdminProducts } from './admin-products.js';
import { ProductCatalog } from './product-catalog.js';
import { ProductManagement } from './product-management.js';
import { Product, ProductDesk, ProductRelease } from './product.entity.js';
import {
  DeskProductsController,
  ProductPreviewController,
  ProductStepsController,
} from './products.admin.controller.js';
import { ProductsController } from './products.controller.js';
import { ProductsOnSale } from './products-on-sale.js';

export const products = defineFeature({
  entities: [Product, ProductDesk, ProductRelease],
  providers: [AdminProducts, ProductCatalog, ProductManagement],
  webProviders: [ProductsOnSale],
  controllers: [DeskProductsController, ProductPreviewController, ProductStepsController, ProductsController],
});
