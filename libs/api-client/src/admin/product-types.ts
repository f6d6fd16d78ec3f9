import type { components } from '../schema.js';

type Schemas = components['schemas'];

/** A product as the dashboard knows it: in a list, and whole with its editions. */
export type AdminProductSummary = Schemas['DeskProductSummaryDto'];
export type AdminProduct = Schemas['DeskProductDto'];
export type AdminProductPage = Schemas['DeskProductPageDto'];
export type AdminFile = Schemas['DeskFileDto'];
export type ProductEdition = Schemas['EditionDto'];
export type ProductEvent = Schemas['ProductEventDto'];
/** What the owner writes; `price` in US cents. */
export type WrittenProduct = Pick<AdminProduct, 'title' | 'description' | 'price' | 'type'>;
/** What becomes of those who bought before: `told` and `served` get the new edition, `kept` keep theirs. */
export type PastBuyers = ProductEdition['pastBuyers'];
export type ProductAction = 'put-on-sale' | 'take-off-sale' | 'put-away' | 'bring-back' | 'release';
