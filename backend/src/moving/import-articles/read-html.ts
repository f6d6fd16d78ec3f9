import { isAllowedAddress, schema } from '@lectern/rich-text';
import {
  allowedAddress,
  type HtmlElement,
  rename,
  simplifyHtml,
  withoutStyles,
} from '@lectern/rich-text/html';
import { parseHTML } from 'linkedom';
import { DOMParser, type Node } from 'prosemirror-model';

import { GHOST_ADDRESS } from '../export-files/read-ghost.js';
import { watchAddress } from './film-pages.js';
import { MAX_TEXT_DEPTH, MAX_TEXT_PARTS } from './html-limits-rules.js';
import { type HtmlPicture, markerOf, pictureAddresses } from './html-pictures.js';
import { FORMS, SUBSCRIBE_PARTS, withFigures, withoutShortcodes, withParagraphs } from './html-rules.js';

interface HtmlPage {
  body: HtmlElement;
  createElement(name: string): HtmlElement;
  querySelectorAll(selector: string): Iterable<HtmlElement>;
}

/** Losses of a text, by the code of a sentence in the dashboard. */
export type HtmlLoss = 'PICTURES' | 'SHORTCODES' | 'FORMS' | 'SCRIPTS';

/** The HTML of an exported text. */
export interface HtmlText {
  html: string;
  isWordpress: boolean;
  /** Origin of the old site, for links without one. */
  site: string;
}

export interface ReadHtml {
  /** JSON of the document, with markers in place of pictures. */
  doc: string;
  size: number;
  pictures: HtmlPicture[];
  /** Words for a summary. */
  text: string;
  losses: Partial<Record<HtmlLoss, number>>;
}

type DomNode = Parameters<DOMParser['parse']>[0];

const parser = DOMParser.fromSchema(schema);

const absolute = (address: string, site: string): string => {
  if (address.startsWith('#') || !URL.canParse(address, site || undefined)) return address;
  const url = new URL(address, site || undefined);
  // Addresses without encryption are not allowed in texts.
  if (url.protocol === 'http:') url.protocol = 'https:';
  return url.href;
};

/** Replaces players and pages of other sites by links to them. */
function linkEmbeds(document: HtmlPage): number {
  let scripts = 0;
  for (const frame of document.querySelectorAll('iframe, embed, video, audio')) {
    const src = frame.getAttribute('src') ?? frame.querySelector('source')?.getAttribute('src') ?? '';
    const address = watchAddress(absolute(src.startsWith('//') ? `https:${src}` : src, ''));
    if (!isAllowedAddress(address)) {
      scripts += 1;
      frame.remove();
      continue;
    }
    const paragraph = document.createElement('p');
    const link = document.createElement('a');
    link.setAttribute('href', address);
    link.textContent = frame.getAttribute('title') || address;
    paragraph.append(link);
    frame.replaceWith(paragraph);
  }
  return scripts;
}

function removeAll(document: HtmlPage, selector: string): number {
  const found = [...document.querySelectorAll(selector)];
  for (const element of found) element.remove();
  return found.length;
}

/** Attributes with the address of a picture that is loaded later, the largest one first. */
const SOURCES = ['data-orig-file', 'data-large-file', 'data-lazy-src', 'data-src', 'src'];

/** Marks the places of pictures. Removes those without an address that can be fetched. */
function markPictures(document: HtmlPage, site: string): { pictures: HtmlPicture[]; lost: number } {
  const pictures: HtmlPicture[] = [];
  let lost = 0;
  for (const image of document.querySelectorAll('img')) {
    const address = SOURCES.map((name) => image.getAttribute(name)).find((src) => src && !/^data:/.test(src));
    const addresses = address ? pictureAddresses(address, site) : undefined;
    if (!addresses) {
      lost += 1;
      image.remove();
      continue;
    }
    const marker = markerOf(pictures.length);
    image.setAttribute('src', marker);
    pictures.push({ ...addresses, marker, alt: image.getAttribute('alt') ?? '' });
  }
  return { pictures, lost };
}

/** A figure of several pictures is a gallery: each of them is a figure of its own. One without pictures is a caption. */
function readFigures(document: HtmlPage): void {
  for (const figure of document.querySelectorAll('figure')) {
    const isGallery = [...figure.querySelectorAll('img')].length > 1;
    if (isGallery) rename(figure, 'div');
    else if (!figure.querySelector('img, table, blockquote, p, pre, ul')) figure.remove();
  }
  for (const caption of document.querySelectorAll('figcaption'))
    if (!caption.closest('figure')) rename(caption, 'p');
}

/** Cards of Ghost and buttons are links around blocks: the link encloses its title only. */
function flattenCards(document: HtmlPage): void {
  for (const card of document.querySelectorAll('.kg-bookmark-card, .kg-file-card, .embedded-post-wrap')) {
    const href = card.querySelector('a')?.getAttribute('href') ?? '';
    const title = card.querySelector('[class*="title"]')?.textContent?.trim() || href;
    const paragraph = document.createElement('p');
    const link = document.createElement('a');
    link.setAttribute('href', href);
    link.textContent = title;
    paragraph.append(link);
    card.replaceWith(paragraph);
  }
}

/** @throws RangeError for a document that is deeper than readers and pages expect, or has too many parts */
function checkSize(doc: Node): void {
  let parts = 0;
  const visit = (node: Node, depth: number): void => {
    parts += 1;
    if (depth > MAX_TEXT_DEPTH || parts > MAX_TEXT_PARTS) throw new RangeError('too deep or too large');
    node.forEach((child) => visit(child, depth + 1));
  };
  visit(doc, 0);
}

/**
 * Reads the HTML of an exported text into the editor's form.
 * @throws RangeError if it is too deep or too large
 */
export function readHtml({ html, isWordpress, site }: HtmlText): ReadHtml {
  const own = html.replaceAll(GHOST_ADDRESS, site);
  const { html: plain, removed } = isWordpress
    ? withoutShortcodes(withFigures(own))
    : { html: own, removed: 0 };
  const text = isWordpress ? withParagraphs(plain) : plain;
  const { document } = parseHTML(`<!doctype html><html><body>${withoutStyles(text)}</body></html>`);
  const page: HtmlPage = document;
  flattenCards(page);
  removeAll(page, SUBSCRIBE_PARTS);
  const forms = removeAll(page, FORMS);
  const scripts = linkEmbeds(page) + removeAll(page, 'script');
  let found: ReturnType<typeof markPictures> = { pictures: [], lost: 0 };
  simplifyHtml(page.body, {
    readPictures: () => {
      found = markPictures(page, site);
      readFigures(page);
    },
    addressOf: (href) => (href ? allowedAddress(absolute(href, site), '') : undefined),
  });
  const doc = parser.parse(page.body as DomNode, { preserveWhitespace: false });
  checkSize(doc);
  const { pictures, lost } = found;
  const counts = { PICTURES: lost, SHORTCODES: removed, FORMS: forms, SCRIPTS: scripts };
  const losses = Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
  const words = doc.textBetween(0, doc.content.size, ' ', ' ').replace(/\s+/g, ' ').trim();
  return { doc: JSON.stringify(doc), size: doc.nodeSize, pictures, text: words, losses };
}
