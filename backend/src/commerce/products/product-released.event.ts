import { defineEvent } from '../../platform/events/events.js';

/** A pre-order product is on sale now. */
export const productReleased = defineEvent<{ productId: string }>('product-released');
