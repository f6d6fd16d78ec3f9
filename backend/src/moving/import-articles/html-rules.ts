export const FORMS = 'form, input, select, textarea, button';

/** Parts that ask readers of the other service to subscribe. */
export const SUBSCRIBE_PARTS =
  '.subscription-widget-wrap, .subscription-widget, .kg-signup-card, .kg-email-card, .kg-email-cta-card, .button-wrapper, .subscribe-widget';

/** Longest shortcode that is recognized. */
const MAX_SHORTCODE_LENGTH = 2_000;

/** Shortcodes around text or pictures, which stay. */
const ENCLOSING = /^\/?(?:caption|embed|su_\w+|vc_\w+|et_pb_\w+|column|row|section|box|highlight|dropcap)$/;

/** Shortcodes without arguments; others are recognized by theirs. */
const KNOWN = new Set([
  'gallery',
  'audio',
  'video',
  'playlist',
  'toc',
  'wpforms',
  'products',
  'adsense',
  'ads',
]);

const NAME = /^\/?[A-Za-z][\w-]{0,60}$/;

/** Whether text in brackets is a shortcode: `[gallery ids="1,2"]` is one, `[sic]` is not. */
function kindOf(inner: string): 'enclosing' | 'removed' | undefined {
  const [name = ''] = inner.trim().split(/\s/, 1);
  if (!NAME.test(name)) return undefined;
  if (ENCLOSING.test(name)) return 'enclosing';
  const isKnown = KNOWN.has(name.replace('/', ''));
  return isKnown || (inner.length > name.length && inner.includes('=')) ? 'removed' : undefined;
}

/** `<img>`, maybe in a link, and the words after it. */
function captionParts(inner: string): { picture: string; words: string } | undefined {
  const start = inner.toLowerCase().indexOf('<img');
  const end = start === -1 ? -1 : inner.indexOf('>', start) + 1;
  if (end <= 0) return undefined;
  const rest = inner.slice(end).trimStart();
  const isLink = rest.toLowerCase().startsWith('</a>');
  const words = isLink ? rest.slice('</a>'.length) : rest;
  return { picture: `${inner.slice(0, end)}${isLink ? '</a>' : ''}`, words: words.trim() };
}

/** Turns WordPress's captions into figures: `[caption]<img> Words[/caption]`. */
export function withFigures(html: string): string {
  const [start = '', ...rest] = html.split('[caption');
  let text = start;
  for (const part of rest) {
    const [open, end] = [part.indexOf(']'), part.indexOf('[/caption]')];
    const parts = open !== -1 && open < end ? captionParts(part.slice(open + 1, end)) : undefined;
    text += parts
      ? `\n\n<figure>${parts.picture}<figcaption>${parts.words}</figcaption></figure>\n\n${part.slice(end + '[/caption]'.length)}`
      : `[caption${part}`;
  }
  return text;
}

/** Removes shortcodes of WordPress, and keeps text that they enclose. @returns also how many were lost */
export function withoutShortcodes(html: string): { html: string; removed: number } {
  const [start = '', ...rest] = html.split('[');
  let removed = 0;
  let text = start;
  for (const part of rest) {
    const end = part.indexOf(']');
    const kind = end > 0 && end <= MAX_SHORTCODE_LENGTH ? kindOf(part.slice(0, end)) : undefined;
    if (kind === 'removed') removed += 1;
    text += kind ? part.slice(end + 1) : `[${part}`;
  }
  return { html: text, removed };
}

const BLOCK =
  'address|article|aside|blockquote|dd|div|dl|dt|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|li|main|nav|ol|p|pre|script|section|style|table|tbody|td|tfoot|th|thead|tr|ul';
const BLOCK_START = new RegExp(`^</?(?:${BLOCK})\\b`, 'i');
const BLOCK_TAG = new RegExp(`(</?(?:${BLOCK})\\b)`, 'gi');

/** Text of WordPress's older editor: an empty line is a paragraph, a single one a break. */
export function withParagraphs(html: string): string {
  if (/<p[\s>]|<!-- wp:/i.test(html)) return html;
  const lines = html.replace(/\r\n?/g, '\n').replace(BLOCK_TAG, '\n$1').split('\n');
  const parts: string[] = [];
  let paragraph: string[] = [];
  const end = () => {
    if (paragraph.length > 0) parts.push(`<p>${paragraph.join('<br>')}</p>`);
    paragraph = [];
  };
  for (const line of lines.map((each) => each.trim())) {
    if (line === '' || BLOCK_START.test(line)) end();
    if (BLOCK_START.test(line)) parts.push(line);
    else if (line !== '') paragraph.push(line);
  }
  end();
  return parts.join('\n');
}
