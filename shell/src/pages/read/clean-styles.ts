const after = (text: string, sign: string): string => {
  const at = text.indexOf(sign);
  return at < 0 ? '' : text.slice(at + sign.length);
};

const unquoted = (text: string): string => text.trimStart().replace(/^["']/, '');

/** Whether an image, font or stylesheet may load: only the book's own files, as `blob:` and `data:` URLs. */
export const isOwnResource = (address: string): boolean =>
  /^(?:blob:|data:image\/(?:png|jpeg|gif|webp|avif)[;,]|#|$)/i.test(address.trimStart());

export function isAllowedLink(address: string): boolean {
  const [scheme = ''] = address.trim().split(/[/?#]/, 1);
  return !scheme.includes(':') || /^(?:https?:$|mailto:)/i.test(scheme);
}

const isOwnSheet = (rule: string): boolean =>
  /^blob:/i.test(unquoted(rule.trimStart().replace(/^url\(/i, '')));

const isOwnFont = (address: string): boolean => /^data:(?:font|application\/(?:x-)?font)/i.test(address);

const OWN_LIMIT = /\b((?:min|max)-width\s*:\s*)([\d.]+(?:px|pt|pc|in|cm|mm|q|r?em|ex|ch))(?![\w%])/gi;

/** Caps a maximum width at the column width; `@media` conditions are unchanged. */
const withinColumn = (rule: string, name: string, length: string, at: number, css: string): string =>
  css
    .slice(Math.max(0, at - 9), at)
    .trimEnd()
    .endsWith('(')
    ? rule
    : `${name}min(100%, ${length})`;

/**
 * Removes external resources from a book's stylesheet; its own images and fonts are `blob:` URLs by then. The page's
 * content security policy is the second line of defense. Caps widths at the column.
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
