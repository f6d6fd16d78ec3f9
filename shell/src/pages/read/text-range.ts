const BLOCKS = 'p, li, blockquote, h1, h2, h3, h4, h5, h6, dd, dt, td, figcaption';

/** What is selected in a chapter, from its first letter to its last; null where nothing is. */
export function selectedRange(doc: Document): Range | null {
  const selection = doc.getSelection();
  const isThere = selection && !selection.isCollapsed && selection.rangeCount > 0;
  return isThere ? lettersOf(selection.getRangeAt(0)) : null;
}

/** The first paragraph that begins within a range. */
export function firstParagraph(doc: Document, shown: Range | null): Range | null {
  const isShown = (block: Element) => shown?.comparePoint(block, 0) === 0 && block.textContent.trim() !== '';
  const block = [...doc.querySelectorAll(BLOCKS)].find(isShown);
  if (!block) return null;
  const range = doc.createRange();
  range.selectNodeContents(block);
  return lettersOf(range);
}

/** The same range between letters: a CFI between elements (epubcfi.js) would lead to none of them. */
function lettersOf(range: Range): Range | null {
  const doc = range.startContainer.ownerDocument;
  const walker = doc?.createTreeWalker(range.commonAncestorContainer, NodeFilter.SHOW_TEXT);
  if (!doc || !walker) return null;
  const letters = doc.createRange();
  let isBegun = false;
  // The root itself, where all is in one text.
  for (let node: Node | null = walker.root; node; node = walker.nextNode()) {
    if (node.nodeType !== Node.TEXT_NODE || !range.intersectsNode(node)) continue;
    const from = node === range.startContainer ? range.startOffset : 0;
    const to = node === range.endContainer ? range.endOffset : (node.nodeValue?.length ?? 0);
    if (!node.nodeValue?.slice(from, to).trim()) continue;
    if (!isBegun) letters.setStart(node, from);
    letters.setEnd(node, to);
    isBegun = true;
  }
  return isBegun ? letters : null;
}
