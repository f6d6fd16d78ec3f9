import { SaxesParser } from 'saxes';

export interface XmlElement {
  /** As it is written, with its prefix. */
  name: string;
  /** Without one. */
  local: string;
  attributes: Readonly<Record<string, string>>;
  /** Where its end tag begins, in characters; undefined for one without content. */
  endAt?: number;
}

/** Names of characters that only a document type knows: what they stand for does not matter here. */
const ANY_ENTITY = new Proxy<Record<string, string>>({}, { get: (_none, name) => KNOWN[String(name)] ?? '' });
const KNOWN: Record<string, string> = { amp: '&', gt: '>', lt: '<', quot: '"', apos: "'" };

/**
 * The elements of a document, as they begin.
 * @throws Error where it is not well-formed
 */
export function xmlElements(xml: string): XmlElement[] {
  const elements: XmlElement[] = [];
  const open: XmlElement[] = [];
  const parser = new SaxesParser();
  parser.ENTITIES = ANY_ENTITY;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes, isSelfClosing }) => {
    const element: XmlElement = { name, local: name.split(':').at(-1) ?? '', attributes };
    elements.push(element);
    if (!isSelfClosing) open.push(element);
  });
  parser.on('closetag', ({ isSelfClosing }) => {
    if (isSelfClosing) return;
    const element = open.pop();
    if (element) element.endAt = xml.lastIndexOf('</', parser.position - 1);
  });
  parser.write(xml).close();
  return elements;
}

/** For text and for attributes. */
export const escapeXml = (text: string): string =>
  text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Writes an element of its kind, with the prefix of a neighbour. */
export function besideName(neighbour: string, local: string): string {
  const at = neighbour.lastIndexOf(':');
  return at < 0 ? local : `${neighbour.slice(0, at)}:${local}`;
}
