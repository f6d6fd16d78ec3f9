export { commerceLetters } from './emails/letter-samples.mail.js';
export { bookFileToKeep } from './waitlist/book-file-to-keep.js';
export { ReleaseProduct } from './waitlist/release-product.use-case.js';
export { StripeAccount } from './payments/stripe-account.js';
export { ListProducts } from './products/list-products.query.js';
export { SeedProducts } from './products/seed-products.use-case.js';
export { PRODUCTS_CHANNEL } from './products/products-channel.js';
