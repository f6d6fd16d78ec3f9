/** Key of the daily counts of complete downloads, by product. */
export const BOOK_FILES = 'book-file';

/** Key of the daily counts of deleted unpaid orders, by product. */
export const UNPAID_ORDERS = 'order-unpaid';
