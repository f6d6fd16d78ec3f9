import { defineFeature } from '../../platform/features/feature.js';
import { ProductsArchive } from './products-archive.js';
import { FileFacts } from './file-facts.js';
import { ProductCatalog } from './product-catalog.js';
import { Product, ProductRevision, ProductRelease } from './product.entity.js';
import { ProductsController } from './products.controller.js';
import { ProductsOnSale } from './products-on-sale.js';
import { ShopCurrency } from './shop-currency.js';

export const products = defineFeature({
  entities: [Product, ProductRevision, ProductRelease],
  providers: [ProductsArchive, FileFacts, ProductCatalog, ShopCurrency],
  webProviders: [ProductsOnSale],
  controllers: [ProductsController],
});
