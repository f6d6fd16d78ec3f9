import { SaxesParser, type SaxesTagNS } from 'saxes';

import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_ELEMENTS,
  EMBEDDED_PICTURE,
  MAX_DEPTH,
  REFERRING_ELEMENTS,
  SCRIPT_ELEMENTS,
  SVG_NAMESPACE,
  XLINK_NAMESPACE,
} from './svg-allow-list.js';
import { SvgReferences } from './svg-references.js';

export type SvgFault = 'script' | 'outside' | 'damaged' | 'no-size' | 'too-complex';

export class InvalidSvg extends Error {
  override readonly name = 'InvalidSvg';

  constructor(readonly fault: SvgFault) {
    super(`invalid SVG: ${fault}`);
  }
}

export interface CleanSvg {
  svg: string;
  width: number;
  height: number;
}

const ESCAPES: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };
const escapeXml = (text: string) => text.replace(/[<>&"]/g, (character) => ESCAPES[character] ?? '');

const SCRIPT_VALUE = /javascript\s*:|vbscript\s*:/i;
const LOCAL_URL = /url\(\s*(['"]?)#([^'")\s]+)\1\s*\)/g;
/** Loads something, or hides such a word behind an escape. */
const LOADS = /url\s*\(|@import|image-set|src\s*\(|\\|expression\s*\(|-moz-binding|behavior\s*:/i;

/** Ids that a style or an attribute refers to. @throws InvalidSvg if it loads anything from outside */
function localReferences(value: string): string[] {
  if (SCRIPT_VALUE.test(value)) throw new InvalidSvg('script');
  const ids = [...value.matchAll(LOCAL_URL)].map(([, , id = '']) => id);
  if (LOADS.test(value.replace(LOCAL_URL, ''))) throw new InvalidSvg('outside');
  return ids;
}

/** The same for an `href`. */
function hrefReferences(value: string): string[] {
  const address = value.trim();
  if (SCRIPT_VALUE.test(address.replace(/\s/g, ''))) throw new InvalidSvg('script');
  if (address.startsWith('#')) return [address.slice(1)];
  if (address === '' || EMBEDDED_PICTURE.test(address)) return [];
  throw new InvalidSvg('outside');
}

const LENGTH = /^(\d+(?:\.\d*)?|\.\d+)(px|pt|pc|mm|cm|in)?$/i;
const PIXELS: Readonly<Record<string, number>> = { pt: 4 / 3, pc: 16, mm: 96 / 25.4, cm: 96 / 2.54, in: 96 };

function pixelsOf(value: string | undefined): number | undefined {
  const [, number, unit = 'px'] = LENGTH.exec(value?.trim() ?? '') ?? [];
  const pixels = Number(number) * (PIXELS[unit.toLowerCase()] ?? 1);
  return pixels > 0 ? pixels : undefined;
}

/** Width and height in pixels, by the attributes of the root element. */
function sizeOf(attributes: ReadonlyMap<string, string>): { width: number; height: number } {
  const [, , boxWidth = 0, boxHeight = 0] = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const hasBox = boxWidth > 0 && boxHeight > 0;
  const width = pixelsOf(attributes.get('width'));
  const height = pixelsOf(attributes.get('height'));
  if (width && height) return { width, height };
  if (!hasBox) throw new InvalidSvg('no-size');
  if (width) return { width, height: (width * boxHeight) / boxWidth };
  if (height) return { width: (height * boxWidth) / boxHeight, height };
  return { width: boxWidth, height: boxHeight };
}

/** Writes the allowed parts of a drawing from the parser's events. */
class SvgWriter {
  readonly references = new SvgReferences();
  size: { width: number; height: number } | undefined;
  private readonly parts: string[] = [];
  /** Names of the open elements that are kept. */
  private readonly open: string[] = [];
  /** Number of open elements inside one that is left out. */
  private skipped = 0;
  private style: string | undefined;

  openTag({ local, uri, attributes }: SaxesTagNS): void {
    const isDrawing = uri === SVG_NAMESPACE || uri === '';
    if (SCRIPT_ELEMENTS.has(local.toLowerCase())) throw new InvalidSvg('script');
    const all = Object.values(attributes);
    // Also of elements that are left out: a file with scripts is rejected, never half trusted.
    if (all.some((each) => /^on/i.test(each.local))) throw new InvalidSvg('script');
    if (this.skipped > 0 || !isDrawing || !ALLOWED_ELEMENTS.has(local) || this.style !== undefined) {
      if (this.open.length === 0) throw new InvalidSvg('damaged');
      this.skipped += 1;
      return;
    }
    if (this.open.length >= MAX_DEPTH) throw new InvalidSvg('too-complex');
    const kept = new Map<string, string>();
    const refers: string[] = [];
    for (const { name, local: key, uri: of, value } of all) {
      if (key === 'href' && (of === '' || of === XLINK_NAMESPACE) && REFERRING_ELEMENTS.has(local)) {
        refers.push(...hrefReferences(value));
        kept.set('href', value.trim());
      } else if (ALLOWED_ATTRIBUTES.has(name)) {
        refers.push(...localReferences(value));
        kept.set(name, value);
      }
    }
    const isRoot = this.open.length === 0;
    if (isRoot) this.openRoot(local, kept);
    this.references.enter(local, kept, refers);
    const written = [...kept].map(([name, value]) => ` ${name}="${escapeXml(value)}"`).join('');
    this.parts.push(`<${local}${isRoot ? ` xmlns="${SVG_NAMESPACE}"` : ''}${written}>`);
    this.open.push(local);
    if (local === 'style') this.style = '';
  }

  private openRoot(local: string, attributes: Map<string, string>): void {
    if (local !== 'svg' || this.size) throw new InvalidSvg('damaged');
    this.size = sizeOf(attributes);
    // A browser shows a drawing without both in any size.
    attributes.set('width', String(this.size.width)).set('height', String(this.size.height));
  }

  text(text: string): void {
    if (this.skipped > 0 || this.open.length === 0) return;
    if (this.style === undefined) this.parts.push(escapeXml(text));
    else this.style += text;
  }

  closeTag(): void {
    if (this.skipped > 0) {
      this.skipped -= 1;
      return;
    }
    if (this.style !== undefined) {
      localReferences(this.style);
      this.references.addStyle(this.style, localReferences);
      this.parts.push(escapeXml(this.style));
      this.style = undefined;
    }
    this.references.leave();
    this.parts.push(`</${this.open.pop()}>`);
  }

  get svg(): string {
    return this.parts.join('');
  }
}

/**
 * Rewrites a drawing with allowed elements and attributes only.
 * @throws InvalidSvg if it is not well-formed, has scripts or outside references, no size, or draws too much
 */
export function cleanSvg(text: string): CleanSvg {
  const parser = new SaxesParser({ xmlns: true });
  const writer = new SvgWriter();
  parser.on('error', () => {
    throw new InvalidSvg('damaged');
  });
  // A document type may define entities, which are not expanded: an unknown one is an error.
  parser.on('processinginstruction', ({ target }) => {
    if (target.toLowerCase() === 'xml-stylesheet') throw new InvalidSvg('outside');
  });
  parser.on('opentag', (tag) => writer.openTag(tag));
  parser.on('text', (content) => writer.text(content));
  parser.on('cdata', (content) => writer.text(content));
  parser.on('closetag', () => writer.closeTag());
  parser.write(text.replace(/^\uFEFF/, '')).close();
  const { size, references } = writer;
  if (!size) throw new InvalidSvg('damaged');
  if (references.isTooComplex) throw new InvalidSvg('too-complex');
  return { svg: writer.svg, ...size };
}
