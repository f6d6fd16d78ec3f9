/** The rest of a text after the first of a sign; nothing where it is not there. */
const after = (text: string, sign: string): string => {
  const at = text.indexOf(sign);
  return at < 0 ? '' : text.slice(at + sign.length);
};

const unquoted = (text: string): string => text.trimStart().replace(/^["']/, '');

/** Whether a picture, a font or a sheet of a book may be loaded: its own parts, from the browser's memory. */
export const isOwnResource = (address: string): boolean =>
  /^(?:blob:|data:image\/(?:png|jpeg|gif|webp|avif)[;,]|#|$)/i.test(address.trimStart());

/** Whether a link may stay: to a place of the book, a page of the web, or a mailbox. */
export function isWay(address: string): boolean {
  const [scheme = ''] = address.trim().split(/[/?#]/, 1);
  return !scheme.includes(':') || /^(?:https?:$|mailto:)/i.test(scheme);
}

const isOwnSheet = (rule: string): boolean =>
  /^blob:/i.test(unquoted(rule.trimStart().replace(/^url\(/i, '')));

const isOwnFont = (address: string): boolean => /^data:(?:font|application\/(?:x-)?font)/i.test(address);

/** A limit of a width in units of its own. */
const OWN_LIMIT = /\b((?:min|max)-width\s*:\s*)([\d.]+(?:px|pt|pc|in|cm|mm|q|r?em|ex|ch))(?![\w%])/gi;

/** A limit asks for a column at most; a condition of `@media` stays as it is. */
const withinColumn = (rule: string, name: string, length: string, at: number, css: string): string =>
  css
    .slice(Math.max(0, at - 9), at)
    .trimEnd()
    .endsWith('(')
    ? rule
    : `${name}min(100%, ${length})`;

/**
 * Removes from a book's stylesheet what is fetched from elsewhere; its own pictures and fonts are `blob:` by then. The policy of
 * the page is the wall behind this. No width that it asks for is larger than a column.
 */
export function cleanStyles(css: string): string {
  const [first = '', ...imports] = css.split(/@import/i);
  const sheet =
    first + imports.map((rule) => (isOwnSheet(rule) ? `@import${rule}` : after(rule, ';'))).join('');
  const [start = '', ...urls] = sheet.split(/url\(/i);
  const cleaned = urls.map((rest) => {
    const address = unquoted(rest);
    return isOwnResource(address.slice(0, 40)) || isOwnFont(address) ? rest : `"")${after(rest, ')')}`;
  });
  return [start, ...cleaned].join('url(').replace(OWN_LIMIT, withinColumn);
}
