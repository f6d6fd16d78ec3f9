import { SaxesParser } from 'saxes';

import { FORBIDDEN, MAX_DOCTYPE_LENGTH, MAX_TEXT_LENGTH } from './export-rules.js';
import { entities, textTooLong } from './export-sentences.js';
import type { ExportPart } from './exported-text.js';

/** An element of an item with its text; `wp:postmeta` becomes one with the key as its attribute. */
export interface WxrField {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
}

export interface WxrItem {
  line: number;
  fields: readonly WxrField[];
}

export type WxrEvent =
  | { item: WxrItem }
  | { site: string }
  /** The file cannot be read from this line on. */
  | { brokenLine: number };

/** Mistakes of exports that leave the meaning clear, such as `&nbsp;` without a declaration. */
const HARMLESS = /disallowed character\.|undefined entity|character entity|"\]\]>" is disallowed/;

/** Comments are not imported. */
const SKIPPED = new Set(['wp:comment', 'wp:commentmeta']);

/** Collects items from the events of the parser. */
class ItemCollector {
  readonly found: WxrEvent[] = [];
  /** Items from here on do not count. */
  brokenLine: number | undefined;
  private readonly parser = new SaxesParser();
  private readonly path: string[] = [];
  private fields: WxrField[] | undefined;
  private field: { name: string; attributes: Record<string, string>; text: string } | undefined;
  private metaKey = '';
  private text = '';
  private startLine = 1;
  /** Characters since the last event: a text without an end must not fill the memory. */
  private pending = 0;

  constructor(private readonly name: string) {
    const { parser } = this;
    parser.on('error', (error) => {
      if (!HARMLESS.test(error.message)) this.brokenLine ??= parser.line;
    });
    parser.on('doctype', (doctype) => {
      if (doctype.includes('<!ENTITY') || doctype.length > MAX_DOCTYPE_LENGTH) throw entities(name);
    });
    parser.on('opentag', ({ name: tag, attributes }) => this.open(tag, attributes));
    const add = (text: string) => {
      this.pending = 0;
      this.text += text;
      if (this.text.length > MAX_TEXT_LENGTH) throw textTooLong(name, parser.line);
    };
    parser.on('text', add);
    parser.on('cdata', add);
    parser.on('closetag', ({ name: tag }) => this.close(tag));
  }

  write(chunk: string): void {
    this.pending += chunk.length;
    if (this.pending > MAX_TEXT_LENGTH + chunk.length) throw textTooLong(this.name, this.parser.line);
    this.parser.write(chunk.replace(FORBIDDEN, ''));
  }

  end(): void {
    this.parser.close();
  }

  private open(tag: string, attributes: Record<string, string>): void {
    this.pending = 0;
    this.path.push(tag);
    this.text = '';
    if (this.path.length === 3 && tag === 'item') {
      this.fields = [];
      this.startLine = this.parser.line;
    }
    if (this.path.length === 4 && this.fields) this.field = { name: tag, attributes, text: '' };
  }

  private close(tag: string): void {
    this.pending = 0;
    // A closing tag without an opening one.
    if (this.path.at(-1) !== tag || this.brokenLine !== undefined) return;
    const depth = this.path.length;
    this.path.pop();
    if (depth === 3 && tag === 'item' && this.fields) {
      this.found.push({ item: { line: this.startLine, fields: this.fields } });
      this.fields = undefined;
    } else if (depth === 3 && (tag === 'wp:base_blog_url' || tag === 'link')) {
      this.found.push({ site: this.text.trim() });
    } else if (depth === 5 && tag === 'wp:meta_key') this.metaKey = this.text.trim();
    else if (depth === 5 && tag === 'wp:meta_value' && this.field && this.metaKey)
      this.fields?.push({ name: 'meta', attributes: { key: this.metaKey }, text: this.text });
    else if (depth === 4 && this.field && tag !== 'wp:postmeta' && !SKIPPED.has(tag))
      this.fields?.push({ ...this.field, text: this.text });
    this.text = '';
  }
}

/**
 * Streams the items of a file in WordPress's format (WXR).
 * @throws DomainError for declared entities and texts without an end
 */
export async function* readWxr(part: ExportPart): AsyncGenerator<WxrEvent> {
  const collector = new ItemCollector(part.name);
  const decoder = new TextDecoder();
  const stream = await part.open();
  try {
    for await (const bytes of stream as AsyncIterable<Buffer>) {
      collector.write(decoder.decode(bytes, { stream: true }));
      yield* take(collector);
      if (collector.brokenLine !== undefined) return;
    }
    collector.end();
    yield* take(collector);
  } finally {
    stream.destroy();
  }
}

function* take(collector: ItemCollector): Generator<WxrEvent> {
  yield* collector.found.splice(0);
  const { brokenLine } = collector;
  if (brokenLine !== undefined) yield { brokenLine };
}
