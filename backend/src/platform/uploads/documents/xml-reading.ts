import { SaxesParser } from 'saxes';

export interface ReadElement {
  /** Name without prefix. */
  local: string;
  attributes: Readonly<Record<string, string>>;
  /** Without text of child elements. */
  text: string;
}

const UTF_16 = [
  [Buffer.from([0xfe, 0xff]), 'utf-16be'],
  [Buffer.from([0xff, 0xfe]), 'utf-16le'],
  [Buffer.from('\0<', 'latin1'), 'utf-16be'],
  [Buffer.from('<\0', 'latin1'), 'utf-16le'],
] as const;

const DECLARATION_BYTES = 256;

function encodingOf(bytes: Buffer): string {
  const wide = UTF_16.find(([mark]) => bytes.subarray(0, mark.length).equals(mark));
  if (wide) return wide[1];
  const declaration = bytes.toString('latin1', 0, DECLARATION_BYTES);
  const [, named = 'utf-8'] = /^[^<]*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(declaration) ?? [];
  // The bytes are not UTF-16, whatever the declaration says.
  return named.toLowerCase().startsWith('utf-16') ? 'utf-8' : named;
}

/** Decodes an XML document by its byte order mark or declaration (XML 1.0, appendix F); UTF-8 by default. */
export function decodeXml(bytes: Buffer): string {
  try {
    return new TextDecoder(encodingOf(bytes)).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/** Elements of a document, in order of their start tags. Ignores parts that are not well-formed. */
export function readElements(xml: string): ReadElement[] {
  const elements: ReadElement[] = [];
  const open: ReadElement[] = [];
  const parser = new SaxesParser();
  parser.on('error', () => undefined);
  parser.on('opentag', ({ name, attributes }) => {
    const element = { local: name.split(':').at(-1) ?? '', attributes, text: '' };
    elements.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  return elements;
}
