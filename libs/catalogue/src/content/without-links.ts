type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Leaves out links to pages that the site does not have: from lists, and by null where there is one link.
 * @param value from a JSON file
 * @param isMissing whether a path leads to such a page
 */
export function withoutLinks(value: unknown, isMissing: (path: string) => boolean): unknown {
  const isMissingLink = (each: unknown): boolean => {
    if (!isObject(each)) return false;
    const address = each['path'] ?? each['href'];
    return typeof address === 'string' && isMissing(address);
  };
  const prune = (each: unknown): unknown => {
    if (Array.isArray(each)) return each.filter((item) => !isMissingLink(item)).map(prune);
    if (!isObject(each)) return each;
    return Object.fromEntries(
      Object.entries(each).map(([key, item]) => [key, isMissingLink(item) ? null : prune(item)]),
    );
  };
  return prune(value);
}
