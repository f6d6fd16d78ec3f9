import { type HtmlElement, type HtmlNode, isElement, isText, nodesIn } from './html-dom.js';
import { isBlank, styleOf } from './html-elements.js';

/** The part of an address after its #; programs write the whole address of the page or file before it. */
function anchorOf(link: HtmlElement): string {
  const href = link.getAttribute('href') ?? '';
  const hash = href.indexOf('#');
  return hash === -1 ? '' : href.slice(hash + 1);
}

const namesOf = (element: HtmlElement): string[] =>
  [element.getAttribute('id') ?? '', element.getAttribute('name') ?? ''].filter((name) => name !== '');

const NOTE_MARK = /^[[(]?(\d{1,4}|[ivxlc]{1,6}|[*†‡§]{1,3})[\])]?$/i;

const PROGRAM_NOTE = /^_(?:ftn|edn)\d+$|^ftnt\d+$/;

/** The element that holds a note's whole text: a list item, a paragraph, or Word's frame of several paragraphs. */
function noteAround(target: HtmlElement, body: HtmlElement): HtmlElement | undefined {
  for (
    let element: HtmlElement | null = target;
    element && element !== body;
    element = element.parentElement
  ) {
    if (/^(?:foot|end)note$/.test(styleOf(element, 'mso-element'))) return element;
  }
  return target.closest('li, p, dd, aside, div') ?? undefined;
}

/** Paragraphs of a note are one text with line breaks. */
function textOfNote(note: HtmlElement): HtmlNode {
  const { ownerDocument } = note;
  const text = ownerDocument.createDocumentFragment();
  const blocks = [...note.querySelectorAll('p, li, blockquote, div')].filter(
    (block) => !block.querySelector('p, li, div'),
  );
  for (const block of blocks.length > 0 ? blocks : [note]) {
    if (text.childNodes.length > 0) text.append(ownerDocument.createElement('br'));
    text.append(...block.childNodes);
  }
  return text;
}

interface NoteLink {
  reference: HtmlElement;
  note: HtmlElement;
  back: HtmlElement[];
}

/** Two links that lead to each other are a footnote's reference and its way back. */
function noteLinks(body: HtmlElement): NoteLink[] {
  const links = [...body.querySelectorAll('a[href*="#"]')];
  const byName = new Map<string, HtmlElement>();
  for (const element of body.querySelectorAll('[id], a[name]')) {
    for (const name of namesOf(element)) if (!byName.has(name)) byName.set(name, element);
  }
  const found: NoteLink[] = [];
  const notes = new Set<HtmlElement>();
  for (const reference of links) {
    if ([...notes].some((note) => note.contains(reference))) continue;
    const target = byName.get(anchorOf(reference));
    const note = target && noteAround(target, body);
    if (!note || note.contains(reference)) continue;
    const around = [reference, reference.parentElement, reference.firstElementChild];
    const names = new Set(around.flatMap((element) => (element ? namesOf(element) : [])));
    const back = [...note.querySelectorAll('a[href*="#"]')].filter((link) => names.has(anchorOf(link)));
    const text = (reference.textContent ?? '').trim();
    if (back.length === 0 || !NOTE_MARK.test(text)) continue;
    notes.add(note);
    found.push({ reference, note, back });
  }
  return found;
}

/** Programs draw a line above their footnotes; the site draws its own. */
function removeLineAbove(firstNote: HtmlElement, body: HtmlElement): void {
  const nodes = nodesIn(body);
  for (const node of nodes.slice(0, nodes.indexOf(firstNote)).toReversed()) {
    if (isElement(node) && node.localName === 'hr') return node.remove();
    if (isText(node) && !isBlank(node)) return;
  }
}

/** Turns the footnotes of Word, Google Docs and web pages into ours, at the end of the text. */
export function readFootnotes(body: HtmlElement): void {
  const { ownerDocument } = body;
  for (const [index, { reference, note, back }] of noteLinks(body).entries()) {
    const label = String(index + 1);
    const mark = ownerDocument.createElement('sup');
    mark.setAttribute('data-label', label);
    mark.textContent = label;
    (reference.closest('sup') ?? reference).replaceWith(mark);
    for (const link of back) (link.closest('sup') ?? link).remove();
    const footnote = ownerDocument.createElement('div');
    footnote.setAttribute('data-footnote', '');
    footnote.setAttribute('data-label', label);
    footnote.append(textOfNote(note));
    const list = note.parentElement;
    note.remove();
    if (list && list !== body && !list.hasChildNodes()) list.remove();
    body.append(footnote);
  }
  const first = body.querySelector('[data-footnote]');
  if (first) removeLineAbove(first, body);
  for (const frame of body.querySelectorAll('[data-style*="mso-element"]')) {
    if (/^(?:foot|end)note-list$/.test(styleOf(frame, 'mso-element')) && !frame.textContent?.trim())
      frame.remove();
  }
  // References to notes that were not copied.
  for (const link of body.querySelectorAll('a[href*="#"]')) {
    if (PROGRAM_NOTE.test(anchorOf(link))) (link.closest('sup') ?? link).remove();
  }
}
