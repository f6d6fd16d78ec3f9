/** Of what the shop keeps count. */
export type ShopChart = 'sales' | 'conversion' | 'files';

/** The figure that whole copies of bought files are counted under; its subjects are products. */
export const BOOK_FILES = 'book-file';
