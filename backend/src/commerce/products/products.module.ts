import { defineFeature } from '../../platform/features/feature.js';
import { AdminProducts } from './admin-products.js';
import { FileFacts } from './file-facts.js';
import { ProductCatalog } from './product-catalog.js';
import { ProductManagement } from './product-management.js';
import { Product, ProductRevision, ProductRelease } from './product.entity.js';
import {
  ProductsAdminController,
  ProductPreviewController,
  ProductActionsController,
} from './products.admin.controller.js';
import { ProductsController } from './products.controller.js';
import { ProductsOnSale } from './products-on-sale.js';

export const products = defineFeature({
  entities: [Product, ProductRevision, ProductRelease],
  providers: [AdminProducts, FileFacts, ProductCatalog, ProductManagement],
  webProviders: [ProductsOnSale],
  controllers: [
    ProductsAdminController,
    ProductPreviewController,
    ProductActionsController,
    ProductsController,
  ],
});
