import { defineEvent } from '../../platform/events/events.js';

export const productReleased = defineEvent<{ productId: string }>('product-released');
