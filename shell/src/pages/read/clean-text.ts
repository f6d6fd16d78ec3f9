import { cleanStyles, isOwnResource, isWay } from './clean-styles.js';

const XHTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';
const MATHML = 'http://www.w3.org/1998/Math/MathML';

const listed = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** What a book's text is made of, by its namespace; MathML draws and does nothing. */
const ELEMENTS: Readonly<Record<string, ReadonlySet<string>>> = {
  [XHTML]: listed(
    'html head title meta link style body section article aside nav header footer main div p span a h1 h2 h3 h4 h5 h6 hgroup ' +
      'address blockquote q cite em strong b i u s small sub sup mark abbr dfn code kbd samp var pre br wbr hr ins del bdi bdo ' +
      'ul ol li dl dt dd figure figcaption img picture table caption colgroup col thead tbody tfoot tr th td ruby rb rt rtc rp ' +
      'time data details summary',
  ),
  [SVG]: listed(
    'svg g defs title desc symbol path rect circle ellipse line polyline polygon text tspan textPath image use a clipPath mask ' +
      'pattern linearGradient radialGradient stop marker',
  ),
  [MATHML]: listed(
    'math mrow mi mn mo ms mtext mspace mfrac msqrt mroot mstyle merror mpadded mphantom mfenced menclose msub msup msubsup ' +
      'munder mover munderover mmultiscripts mprescripts none mtable mtr mtd semantics annotation',
  ),
};

/** Names that load or lead somewhere; all others that are no handler say how it looks and what it is. */
const LOADS = listed(
  'src poster data background srcset action formaction cite longdesc profile manifest ping',
);

function isKept(element: Element, { localName, value }: Attr): boolean {
  const name = localName.toLowerCase();
  if (name.startsWith('on') || name === 'http-equiv' || name === 'srcdoc' || name === 'target') return false;
  if (name === 'href') return element.localName === 'a' ? isWay(value) : isOwnResource(value);
  return !LOADS.has(name) || isOwnResource(value);
}

function isText(element: Element): boolean {
  if (!ELEMENTS[element.namespaceURI ?? '']?.has(element.localName)) return false;
  return element.localName !== 'link' || element.getAttribute('rel') === 'stylesheet';
}

/**
 * Takes out of a chapter what is no text, picture or style of its own: scripts, handlers, frames, forms, sounds, what lies
 * elsewhere. What is not on the lists goes, with all that is in it. The policy of the page is the wall behind this: of it no
 * script of a book would run either.
 */
export function cleanDocument(doc: Document): Document {
  for (const element of [...doc.querySelectorAll('*')]) {
    if (!isText(element)) {
      element.remove();
      continue;
    }
    for (const attribute of [...element.attributes])
      if (!isKept(element, attribute)) element.removeAttributeNode(attribute);
    const style = element.getAttribute('style');
    if (style !== null) element.setAttribute('style', cleanStyles(style));
    if (element.localName === 'style') element.textContent = cleanStyles(element.textContent);
  }
  return doc;
}

/** The same of a chapter's markup, as XML: what is written so is read as it was cleaned. */
export function cleanMarkup(markup: string, type: DOMParserSupportedType): string {
  return new XMLSerializer().serializeToString(cleanDocument(new DOMParser().parseFromString(markup, type)));
}
