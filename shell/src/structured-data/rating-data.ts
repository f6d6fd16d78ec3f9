import type { Review } from '@lectern/catalogue';
import type { JsonLd } from './json-ld.js';

/** Stars are for search engines only where a buyer stands behind each: nothing else is told of. */
export function ratingData(reviews: readonly Review[]): JsonLd {
  const bought = reviews.filter(({ source }) => source === 'bought');
  if (bought.length === 0) return {};
  const sum = bought.reduce((total, { rating }) => total + rating, 0);
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: Math.round((sum / bought.length) * 10) / 10,
      reviewCount: bought.length,
      bestRating: 5,
    },
    review: bought.map(({ name, rating, text }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name },
      reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
      reviewBody: text,
    })),
  };
}
