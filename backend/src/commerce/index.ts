export { commerceEmails } from './emails/sample-emails.js';
export { StripeAccount } from './payments/stripe-connection.js';
export { ProductCatalog } from './products/product-catalog.js';
export { bookFileToKeep } from './products/product-rules.js';
export { ProductsOnSale } from './products/products-on-sale.js';
