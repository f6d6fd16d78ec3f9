import type { PageWords } from '@lectern/catalogue';
import type { CheckoutOptions } from '@lectern/widget-kit';

/** The frames there are, by the end of their addresses: `/embed/<name>`. */
export type FrameName = keyof PageWords<'embeds'>['frames'];

/** A product that other people's pages may offer, by the shop's own record: no page tells its price. */
export interface FrameProduct {
  /** What a page may call it. */
  names: string[];
  /** Its page on this site. */
  path: string;
  options: Pick<
    CheckoutOptions,
    'productId' | 'productTitle' | 'priceCents' | 'addsTax' | 'productType' | 'formats' | 'slug' | 'book'
  >;
}

/** All that a frame's page brings along for its script. */
export interface FrameData {
  name: FrameName;
  words: Pick<PageWords<'embeds'>['frameWords'], 'failureText' | 'unknownProductText'>;
  products: FrameProduct[];
}

/** Ids of what the script takes hold of in a frame's page. */
export const frameIds = {
  data: 'frame-data',
  /** Around everything: what is measured. */
  frame: 'frame',
  /** What the widget fills. */
  widget: 'widget',
  trouble: 'trouble',
  /** The link to the page of this site that does the same. */
  way: 'way',
  /** The dialog that asks whether to leave a payment under way. */
  leaving: 'leaving',
} as const;
