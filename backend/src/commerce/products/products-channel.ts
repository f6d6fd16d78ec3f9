/** On this channel the database says that a product was added, changed or removed; a trigger speaks. */
export const PRODUCTS_CHANNEL = 'products_changed';
