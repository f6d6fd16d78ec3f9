import { cleanStyles, isOwnResource, isAllowedLink } from './clean-styles.js';

const XHTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';
const MATHML = 'http://www.w3.org/1998/Math/MathML';
const OPS = 'http://www.idpf.org/2007/ops';

const listed = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Allowed elements by namespace, including deprecated ones that browsers still render. */
const ELEMENTS: Readonly<Record<string, ReadonlySet<string>>> = {
  [XHTML]: listed(
    'html head title meta link style body section article aside nav header footer main div p span a h1 h2 h3 h4 h5 h6 hgroup ' +
      'address blockquote q cite em strong b i u s small sub sup mark abbr dfn code kbd samp var pre br wbr hr ins del bdi bdo ' +
      'ul ol li dl dt dd figure figcaption img picture table caption colgroup col thead tbody tfoot tr th td ruby rb rt rtc rp ' +
      'time data details summary big tt strike center font acronym nobr dir menu',
  ),
  [SVG]: listed(
    'svg g defs title desc symbol path rect circle ellipse line polyline polygon text tspan textPath image use a clipPath mask ' +
      'pattern linearGradient radialGradient stop marker switch foreignObject style',
  ),
  [MATHML]: listed(
    'math mrow mi mn mo ms mtext mspace mfrac msqrt mroot mstyle merror mpadded mphantom mfenced menclose msub msup msubsup ' +
      'munder mover munderover mmultiscripts mprescripts none mtable mtr mtd semantics annotation',
  ),
};

/** Elements whose content is removed with them. Other disallowed elements leave their text. */
const WITHOUT_WORDS = listed(
  'script template iframe frame embed applet param source track base input textarea metadata annotation-xml',
);

const PLAYS = listed('audio video embed iframe bgsound');

/** Attributes with URLs. All others except event handlers describe look or meaning. */
const LOADS = listed(
  'src poster data background srcset action formaction cite longdesc profile manifest ping',
);

/** HTML allows attribute names and namespace declarations that are invalid in XML. */
const isWritable = ({ namespaceURI, name }: Attr): boolean =>
  namespaceURI !== null || (/^[a-z_][\w.-]*$/i.test(name) && name !== 'xmlns');

function isKept(element: Element, attribute: Attr): boolean {
  const { localName, value } = attribute;
  const name = localName.toLowerCase();
  if (!isWritable(attribute)) return false;
  if (name.startsWith('on') || name === 'http-equiv' || name === 'srcdoc' || name === 'target') return false;
  if (name === 'href') return element.localName === 'a' ? isAllowedLink(value) : isOwnResource(value);
  return !LOADS.has(name) || isOwnResource(value);
}

function isShown(element: Element): boolean {
  if (!ELEMENTS[element.namespaceURI ?? '']?.has(element.localName)) return false;
  return element.localName !== 'link' || element.getAttribute('rel') === 'stylesheet';
}

const isPlayed = (element: Element): boolean =>
  PLAYS.has(element.localName) || /^(?:audio|video)\//i.test(element.getAttribute('type') ?? '');

/** A note in place of media, or an image in place of an object that is one. */
function substituteFor(element: Element, leftOutText: string): Element | null {
  const doc = element.ownerDocument;
  if (element.localName === 'object' && /^image\//i.test(element.getAttribute('type') ?? '')) {
    const picture = doc.createElementNS(XHTML, 'img');
    picture.setAttribute('src', element.getAttribute('data') ?? '');
    picture.setAttribute('alt', element.textContent.trim());
    element.textContent = '';
    return picture;
  }
  if (element.namespaceURI !== XHTML || element.localName === 'source' || !isPlayed(element)) return null;
  const sentence = doc.createElementNS(XHTML, 'span');
  sentence.setAttribute('data-left-out', '');
  sentence.textContent = leftOutText;
  return sentence;
}

/** Keeps the first supported case of an ePub 2 switch, else its default. */
function chooseCase(element: Element): void {
  const cases = [...element.children];
  const isKnown = (each: Element) =>
    each.localName === 'case' && ELEMENTS[each.getAttribute('required-namespace') ?? ''];
  const chosen = cases.find(isKnown) ?? cases.find(({ localName }) => localName === 'default');
  for (const each of cases) if (each !== chosen) each.remove();
}

function removeButWords(element: Element, leftOutText: string): void {
  if (element.namespaceURI === OPS && element.localName === 'switch') chooseCase(element);
  const substitute = substituteFor(element, leftOutText);
  const words = WITHOUT_WORDS.has(element.localName) ? [] : element.childNodes;
  element.replaceWith(...(substitute ? [substitute] : []), ...words);
}

/**
 * Sanitizes a chapter: removes scripts, handlers, frames, forms, media and external resources. Text in a disallowed
 * element stays, and media leave a note. The page's content security policy is the second line of defense, and blocks
 * scripts too.
 * @param leftOutText replaces video and audio
 */
export function cleanDocument(doc: Document, leftOutText: string): Document {
  for (const element of [...doc.querySelectorAll('*')]) {
    if (!isShown(element) && element !== doc.documentElement) {
      removeButWords(element, leftOutText);
      continue;
    }
    for (const attribute of [...element.attributes])
      if (!isKept(element, attribute)) element.removeAttributeNode(attribute);
    const style = element.getAttribute('style');
    if (style !== null) element.setAttribute('style', cleanStyles(style));
    if (element.localName === 'style') element.textContent = cleanStyles(element.textContent);
  }
  // A double hyphen in a comment is allowed in HTML and an error in XML.
  const comments = doc.createTreeWalker(doc, NodeFilter.SHOW_COMMENT);
  while (comments.nextNode()) comments.currentNode.nodeValue = '';
  return doc;
}
