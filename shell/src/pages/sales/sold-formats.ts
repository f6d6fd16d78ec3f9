import type { PublicProduct } from '@lectern/api-client';

const known = ['pdf', 'epub'] as const;

/** Formats of a book that the page describes: both if it is not on sale, the PDF if its files are of others. */
export function soldFormats(
  product: Pick<PublicProduct, 'fileFormats'> | undefined,
): readonly (typeof known)[number][] {
  if (!product) return known;
  const sold = known.filter((format) => product.fileFormats.includes(format));
  return sold.length > 0 ? sold : ['pdf'];
}
