/** A picture ready for `<picture>`: addresses are absolute paths on the site, safe to cache for ever. */
export interface Picture {
  alt: string;
  /** Natural size in pixels of `src`; the other widths keep its shape. */
  width: number;
  height: number;
  /** `#rrggbb`, shown until the picture has arrived. */
  dominantColor: string;
  avifSrcSet: string;
  webpSrcSet: string;
  src: string;
}

/** A book's cover, always 2:3. */
export interface CoverImage extends Picture {
  width: 640;
  height: 960;
  /** WebP, 320 pixels wide: for menus and baskets. */
  thumbSrc: string;
  /** JPEG, 240 pixels wide: for emails. */
  mailSrc: string;
}
