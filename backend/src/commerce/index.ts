export { CommerceModule, CommerceWebModule, CommerceWorkerModule } from './commerce.module.js';
export { commerceEntities } from './commerce.entities.js';
export { StripeAccount } from './payment/stripe-account.js';
export { ListProducts } from './products/list-products.query.js';
export { SeedProducts } from './products/seed-products.use-case.js';
export { PRODUCTS_CHANNEL } from './products/products-channel.js';
