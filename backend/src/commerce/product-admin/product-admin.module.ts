import { defineFeature } from '../../platform/features/feature.js';
import { AdminProducts } from './admin-products.js';
import { BookProducts } from './book-products.js';
import { ProductManagement } from './product-management.js';
import {
  ProductActionsController,
  ProductPreviewController,
  ProductsAdminController,
} from './products.admin.controller.js';

export const productAdmin = defineFeature({
  providers: [AdminProducts, BookProducts, ProductManagement],
  controllers: [ProductsAdminController, ProductPreviewController, ProductActionsController],
});
