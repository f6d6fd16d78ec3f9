import { setText } from '@lectern/typography';
import type { Node } from 'prosemirror-model';
import type { ArticleContext, PictureSizes } from './article-context.js';
import { escapeHtml, type HtmlRun } from './html-run.js';

/** The column of an article's text. */
const SIZES = '(min-width: 45rem) 42rem, 92vw';
/** The copy for browsers without `srcset`. */
const USUAL_WIDTH = 1080;

/** A picture with its caption, in the sizes and formats that the library has. */
export function articlePicture({ attrs }: Node, { language, pictureOf }: ArticleContext): HtmlRun {
  const [src, alt, caption, href] = ['src', 'alt', 'caption', 'href'].map((name) => String(attrs[name]));
  const sizes = pictureOf?.(src ?? '');
  if (!sizes && pictureOf && src?.startsWith('/pictures/')) return { html: '', plain: '' };
  const words = setText(caption ?? '', language);
  const image = imageHtml(src ?? '', setText(alt ?? '', language), sizes);
  const linked = href ? `<a href="${escapeHtml(href)}">${image}</a>` : image;
  const below = words ? `<figcaption>${escapeHtml(words)}</figcaption>` : '';
  return { html: `<figure class="picture">${linked}${below}</figure>`, plain: words };
}

function imageHtml(src: string, alt: string, sizes?: PictureSizes): string {
  const described = `alt="${escapeHtml(alt)}"`;
  const size = sizes ? ` width="${sizes.width}" height="${sizes.height}"` : '';
  const image = (address: string) =>
    `<img src="${escapeHtml(address)}" ${described}${size} loading="lazy" decoding="async">`;
  const usual = sizes?.widths.findLast((width) => width <= USUAL_WIDTH) ?? sizes?.widths[0];
  if (!sizes || usual === undefined)
    return image(sizes?.fallback ? `${src}/original.${sizes.fallback}` : src);
  const sources = ['avif', 'webp'].map((format) => {
    const copies = sizes.widths.map((width) => `${escapeHtml(src)}/${width}.${format} ${width}w`).join(', ');
    return `<source type="image/${format}" srcset="${copies}" sizes="${SIZES}">`;
  });
  return `<picture>${sources.join('')}${image(`${src}/${usual}.webp`)}</picture>`;
}
