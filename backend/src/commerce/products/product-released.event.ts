import { defineEvent } from '../../platform/events/events.js';

/** A product that could not be bought is on sale now. */
export const productReleased = defineEvent<{ productId: string }>('product-released');
