import type { Schemas } from '../schema.js';

export type DeskProduct = Schemas['DeskProductDto'];
export type DeskProductPage = Schemas['DeskProductPageDto'];
export type DeskFile = Schemas['DeskFileDto'];
export type ProductEdition = Schemas['EditionDto'];
export type ProductEvent = Schemas['ProductEventDto'];
/** What she writes; `price` in US cents. */
export type WrittenProduct = Pick<DeskProduct, 'title' | 'description' | 'price' | 'type'>;
/** What becomes of those who bought before: `told` and `served` get the new edition, `kept` keep theirs. */
export type PastBuyers = ProductEdition['pastBuyers'];
export type ProductStep = 'put-on-sale' | 'take-off-sale' | 'put-away' | 'bring-back' | 'release';
