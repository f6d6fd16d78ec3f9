export { commerceLetters } from './letters/letter-samples.mail.js';
export { bookFileToKeep } from './releases/book-file-to-keep.js';
export { ReleaseProduct } from './releases/release-product.use-case.js';
export { StripeAccount } from './payment/stripe-account.js';
export { ListProducts } from './products/list-products.query.js';
export { SeedProducts } from './products/seed-products.use-case.js';
export { PRODUCTS_CHANNEL } from './products/products-channel.js';
