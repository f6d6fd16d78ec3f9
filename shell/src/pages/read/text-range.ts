const BLOCKS = 'p, li, blockquote, h1, h2, h3, h4, h5, h6, dd, dt, td, figcaption';

/** The selection in a chapter, from its first to its last character; null if it is empty. */
export function selectedRange(doc: Document): Range | null {
  const selection = doc.getSelection();
  const isThere = selection && !selection.isCollapsed && selection.rangeCount > 0;
  return isThere ? textRangeOf(selection.getRangeAt(0)) : null;
}

export function firstParagraph(doc: Document, shown: Range | null): Range | null {
  const isShown = (block: Element) => shown?.comparePoint(block, 0) === 0 && block.textContent.trim() !== '';
  const block = [...doc.querySelectorAll(BLOCKS)].find(isShown);
  if (!block) return null;
  const range = doc.createRange();
  range.selectNodeContents(block);
  return textRangeOf(range);
}

/**
 * The same range with its ends in text nodes: a CFI that ends between elements (epubcfi.js) would resolve to neither.
 */
function textRangeOf(range: Range): Range | null {
  const doc = range.startContainer.ownerDocument;
  const walker = doc?.createTreeWalker(range.commonAncestorContainer, NodeFilter.SHOW_TEXT);
  if (!doc || !walker) return null;
  const letters = doc.createRange();
  let isBegun = false;
  // The root itself may be the only text node.
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
