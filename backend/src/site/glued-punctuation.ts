/** Punctuation that mail programs include in a link at the end of a sentence or in brackets, plain and encoded. */
const GLUED = /(?:[.,;:!?)>\]}'"*]|%(?:2[1279ACce]|3[ABEabe]|5[Dd]|7[Dd])|%E2%80%(?:99|9[Dd]|A6)|%C2%BB)$/;

/** More than that is no end of a sentence. */
const MOST_GLUED = 8;

/** A path on this site: two slashes, or one and a backslash, would lead to another. */
const OWN_PATH = /^\/(?![/\\])/;

/** Queries of calls may end with any character that was searched for. */
const CALLS = /^\/(?:api|sandbox)\//;

/**
 * The address that was meant by one with punctuation stuck to its end (`/orders/abc.0.token).`). No page of the site and no
 * signed token ends with any.
 * @param url path and query, as the request has them
 * @returns undefined if there is none
 */
export function withoutGluedPunctuation(url: string): string | undefined {
  if (CALLS.test(url)) return undefined;
  let meant = url;
  for (let times = 0; times < MOST_GLUED && GLUED.test(meant); times += 1) meant = meant.replace(GLUED, '');
  return meant === url || !OWN_PATH.test(meant) ? undefined : meant;
}
