/** In graphemes. A longer text breaks the layout around it. */
export const limits = { text: 80, paragraph: 2_000 };

/** Lets a field hold twice what the content has, at least. */
export const limitOf = (kind: keyof typeof limits, text: string): number =>
  Math.max(limits[kind], Math.ceil((2 * text.length) / 10) * 10);
