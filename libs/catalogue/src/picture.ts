/** A picture for `<picture>`. Addresses are absolute paths that can be cached forever. */
export interface Picture {
  alt: string;
  /** Natural size of `src` in pixels; other widths keep the aspect ratio. */
  width: number;
  height: number;
  /** `#rrggbb`, shown until the picture has loaded. */
  dominantColor: string;
  /** Point that stays visible when it is cropped: `30% 60%`. Only of pictures of the library. */
  focus?: string;
  avifSrcSet: string;
  webpSrcSet: string;
  src: string;
}

/** The author, 4:5. */
export interface Portrait extends Picture {
  /** A photograph is shown in two tones of the page's colors; a drawing as it is. */
  isPhoto: boolean;
}

/** A book's cover, always 2:3. */
export interface CoverImage extends Picture {
  width: 640;
  height: 960;
  /** WebP, 320 pixels wide: for menus and carts. */
  thumbSrc: string;
  /** JPEG, 240 pixels wide: for emails. */
  mailSrc: string;
}
