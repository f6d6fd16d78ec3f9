export { commerceEmails } from './emails/sample-emails.js';
export { StripeAccount } from './payments/stripe-connection.js';
export { ProductCatalog } from './products/product-catalog.js';
export { bookFileToKeep, PRODUCTS_CHANNEL } from './products/product-rules.js';
