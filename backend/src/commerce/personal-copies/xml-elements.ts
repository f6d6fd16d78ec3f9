import { SaxesParser } from 'saxes';

export interface XmlElement {
  name: string;
  local: string;
  attributes: Readonly<Record<string, string>>;
  parent: XmlElement | undefined;
  /** Index of the first character after the start tag. */
  contentAt: number;
  /** Index of the first character of the end tag; undefined for an empty-element tag. */
  endAt?: number;
  /** Index of the first character after the end tag. */
  afterAt?: number;
}

export type XmlContainer = XmlElement & { endAt: number; afterAt: number };

export const isContainer = (element: XmlElement): element is XmlContainer => element.endAt !== undefined;

/** Entities of a document type; their values do not matter here. */
const ANY_ENTITY = new Proxy<Record<string, string>>({}, { get: (_none, name) => KNOWN[String(name)] ?? '' });
const KNOWN: Record<string, string> = { amp: '&', gt: '>', lt: '<', quot: '"', apos: "'" };

/**
 * In the order of their start tags.
 * @throws Error if the document is not well-formed
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
    const element: XmlElement = {
      name,
      local: name.split(':').at(-1) ?? '',
      attributes,
      parent: open.at(-1),
      contentAt: parser.position,
    };
    elements.push(element);
    if (!isSelfClosing) open.push(element);
  });
  parser.on('closetag', ({ isSelfClosing }) => {
    if (isSelfClosing) return;
    const element = open.pop();
    if (!element) return;
    element.endAt = xml.lastIndexOf('</', parser.position - 1);
    element.afterAt = parser.position;
  });
  parser.write(xml).close();
  return elements;
}

/** Escapes for text and attributes; `isAscii` also writes every other character as a number. */
export function escapeXml(text: string, isAscii = false): string {
  const escaped = text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
  return isAscii ? escaped.replace(/[^\0-\x7f]/gu, (character) => `&#${character.codePointAt(0)};`) : escaped;
}

export function besideName(neighbour: string, local: string): string {
  const at = neighbour.lastIndexOf(':');
  return at < 0 ? local : `${neighbour.slice(0, at)}:${local}`;
}
