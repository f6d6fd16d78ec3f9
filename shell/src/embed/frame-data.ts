import type { PageWords } from '@lectern/catalogue';
import type { Schemes } from '@lectern/embed-protocol';
import type { CheckoutOptions } from '@lectern/widget-kit';

/** Frames by the end of their URL: `/embed/<name>`. */
export type FrameName = keyof PageWords<'embeds'>['frames'];

/** A product that embeds may sell, from the shop's own record: host pages do not set the price. */
export interface FrameProduct {
  /** Names by which a host page may refer to it. */
  names: string[];
  path: string;
  options: Pick<
    CheckoutOptions,
    | 'productId'
    | 'productTitle'
    | 'priceCents'
    | 'money'
    | 'addsTax'
    | 'law'
    | 'productType'
    | 'formats'
    | 'slug'
    | 'book'
  >;
}

export interface FrameData {
  name: FrameName;
  words: Pick<PageWords<'embeds'>['frameWords'], 'failureText' | 'unknownProductText'>;
  products: FrameProduct[];
  /** Backgrounds of the frame. */
  schemes: Schemes;
}

export const frameIds = {
  data: 'frame-data',
  frame: 'frame',
  widget: 'widget',
  trouble: 'trouble',
  /** Link to the page of this site that does the same. */
  way: 'way',
  /** Dialog that confirms leaving during a payment. */
  leaving: 'leaving',
} as const;
