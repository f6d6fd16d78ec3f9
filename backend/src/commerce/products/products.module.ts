import { defineFeature } from '../../platform/features/feature.js';
import { ChangeProduct } from './change-product.use-case.js';
import { CreateProduct } from './create-product.use-case.js';
import { DescribeProduct } from './describe-product.query.js';
import { DeskProductsController } from './desk-products.controller.js';
import { ListDeskProducts } from './list-desk-products.query.js';
import { ListProducts } from './list-products.query.js';
import { LockProduct } from './lock-product.use-case.js';
import { PreviewProduct } from './preview-product.query.js';
import { ProductDesk } from './product-desk.entity.js';
import { ProductPreviewController } from './product-preview.controller.js';
import { ProductRelease } from './product-release.entity.js';
import { ProductStepsController } from './product-steps.controller.js';
import { Product } from './product.entity.js';
import { ProductsController } from './products.controller.js';
import { ReadDeskProduct } from './read-desk-product.query.js';
import { ReadProductHistory } from './read-product-history.query.js';
import { ReleaseFromDesk } from './release-from-desk.use-case.js';
import { SeedProducts } from './seed-products.use-case.js';
import { SteerProduct } from './steer-product.use-case.js';

export const products = defineFeature({
  entities: [Product, ProductDesk, ProductRelease],
  providers: [
    ChangeProduct,
    CreateProduct,
    DescribeProduct,
    ListDeskProducts,
    ListProducts,
    LockProduct,
    PreviewProduct,
    ReadDeskProduct,
    ReadProductHistory,
    ReleaseFromDesk,
    SeedProducts,
    SteerProduct,
  ],
  controllers: [DeskProductsController, ProductPreviewController, ProductStepsController, ProductsController],
});
