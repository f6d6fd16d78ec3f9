/** A piece of an HTML document. Concatenated sources give the document again. */
export type HtmlToken =
  | { kind: 'text' | 'raw' | 'end'; source: string; name: string }
  | { kind: 'start'; source: string; name: string; isVoid: boolean };

const OPENING = /<(\/?)([a-z][^\s/>]*)/iy;
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** Elements whose content is not markup, or never shown while scripts are allowed. */
const RAW = /^(?:script|style|title|textarea|noscript|iframe)$/;

/** Splits a document. Texts and raw contents carry the name of no element; unclosed markup is text. */
export function* tokensOf(html: string): Generator<HtmlToken> {
  let at = 0;
  while (at < html.length) {
    if (html.startsWith('<!', at)) {
      const isComment = html.startsWith('<!--', at);
      const end = endOf(html, isComment ? '-->' : '>', at);
      yield { kind: 'raw', source: html.slice(at, end), name: '' };
      at = end;
      continue;
    }
    OPENING.lastIndex = at;
    const [opening = '', slash, written = ''] = OPENING.exec(html) ?? [];
    const tagEnd = opening ? endOfTag(html, at + opening.length) : -1;
    if (tagEnd < 0) {
      const next = html.indexOf('<', at + 1);
      const end = next < 0 ? html.length : next;
      yield { kind: 'text', source: html.slice(at, end), name: '' };
      at = end;
      continue;
    }
    const name = written.toLowerCase();
    const source = html.slice(at, tagEnd);
    at = tagEnd;
    if (slash) {
      yield { kind: 'end', source, name };
      continue;
    }
    yield { kind: 'start', source, name, isVoid: VOID.test(name) || source.endsWith('/>') };
    if (!RAW.test(name) || source.endsWith('/>')) continue;
    const end = html.toLowerCase().indexOf(`</${name}`, at);
    const stop = end < 0 ? html.length : end;
    if (stop > at) yield { kind: 'raw', source: html.slice(at, stop), name };
    at = stop;
  }
}

/** @returns -1 if it is not closed */
function endOfTag(html: string, from: number): number {
  for (let at = from; at >= 0 && at < html.length; at += 1) {
    const character = html.charAt(at);
    if (character === '>') return at + 1;
    if (character !== '"' && character !== "'") continue;
    at = html.indexOf(character, at + 1);
    if (at < 0) return -1;
  }
  return -1;
}

function endOf(html: string, mark: string, from: number): number {
  const at = html.indexOf(mark, from);
  return at < 0 ? html.length : at + mark.length;
}
