const isReadAsXml = ({ documentElement, body }: Document): boolean =>
  documentElement.localName === 'svg' || Boolean(body);

/** Parses a chapter as XML, or as HTML if it is not well-formed or its root is no page, as browsers do. */
export function parsePage(markup: string, type: string): Document {
  const parser = new DOMParser();
  if (type !== 'text/html') {
    const doc = parser.parseFromString(markup, 'application/xhtml+xml');
    if (!doc.querySelector('parsererror') && isReadAsXml(doc)) return doc;
  }
  return parser.parseFromString(markup, 'text/html');
}

export const pageMarkup = (body: string): string =>
  `<html xmlns="http://www.w3.org/1999/xhtml"><head><title></title></head><body>${body}</body></html>`;

/** Serializes a chapter as XML. An image chapter becomes the body of a page. */
export function writePage(doc: Document): string {
  const markup = new XMLSerializer().serializeToString(doc.body ? doc : doc.documentElement);
  return doc.body ? markup : pageMarkup(markup);
}

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
