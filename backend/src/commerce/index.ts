export {
  type ImportedSale,
  ImportedOrders,
  type SaleDecision,
  type SaleUndo,
} from './imported-orders/imported-orders.js';
export { commerceEmails } from './email-samples.js';
export { BooksInCommon } from './books-in-common/books-in-common.js';
export { StripeAccount } from './stripe/stripe-connection.js';
export { FileFacts } from './products/file-facts.js';
export { ProductCatalog } from './products/product-catalog.js';
export { bookFileToKeep } from './products/product-rules.js';
export { type BookForSale, BookProducts } from './product-admin/book-products.js';
export { Reviews } from './reviews/reviews.js';
export { ProductsOnSale } from './products/products-on-sale.js';
export { ShopCurrency } from './products/shop-currency.js';
