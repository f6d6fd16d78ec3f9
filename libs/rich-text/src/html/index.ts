export type { HtmlElement } from './html-dom.js';
export { isBlank, rename, withoutStyles } from './html-elements.js';
export { simplifyHtml } from './simplify-html.js';
export { allowedAddress } from './text-links.js';
