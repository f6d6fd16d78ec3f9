/** Punctuation that mail programs include in a link, plain and percent-encoded. */
const TRAILING = /(?:[.,;:!?)>\]}'"*]|%(?:2[1279ACce]|3[ABEabe]|5[Dd]|7[Dd])|%E2%80%(?:99|9[Dd]|A6)|%C2%BB)$/;

const MAX_CHARACTERS = 8;

/** A path on this site: `//` and `/\` lead to another host. */
const OWN_PATH = /^\/(?![/\\])/;

/** Search terms in queries may end with any character. */
const CALLS = /^\/(?:api|sandbox)\//;

/**
 * Removes punctuation from the end of a mailed link (`/orders/abc.0.token).`). No page and no signed token ends with it.
 * @param url path and query
 * @returns undefined if there is none
 */
export function withoutTrailingPunctuation(url: string): string | undefined {
  if (CALLS.test(url)) return undefined;
  let clean = url;
  for (let times = 0; times < MAX_CHARACTERS && TRAILING.test(clean); times += 1)
    clean = clean.replace(TRAILING, '');
  return clean === url || !OWN_PATH.test(clean) ? undefined : clean;
}
