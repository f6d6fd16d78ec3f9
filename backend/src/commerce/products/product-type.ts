/** What is sold (specification, document 2, section 9): files, a book by post, and the author's time. */
export const PRODUCT_TYPES = ['ebook', 'paperback', 'speaking'] as const;

export type ProductType = (typeof PRODUCT_TYPES)[number];
