import { createHash } from 'node:crypto';

/** Above the files of a large site. */
const maxResults = 2_000;

/**
 * Keeps the results of a slow conversion of texts, because content is read again for each change of the owner's and most
 * files are the same. A text that `convert` throws for is converted again.
 */
export function remembered<Texts extends string[], Result>(
  convert: (...texts: Texts) => Result,
): (...texts: Texts) => Result {
  const results = new Map<string, Result>();
  return (...texts) => {
    const key = createHash('sha256').update(JSON.stringify(texts)).digest('base64');
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = convert(...texts);
    if (results.size >= maxResults) results.clear();
    results.set(key, result);
    return result;
  };
}
