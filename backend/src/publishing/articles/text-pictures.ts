import type { ArticleText } from '@lectern/catalogue';
import { contentVersion } from '@lectern/catalogue/live';
import { Injectable } from '@nestjs/common';

import { Pictures } from '../pictures/pictures.js';
import { pictureAddress } from '../pictures/picture-rules.js';
import { renderBody } from './article-body.js';
import type { ArticleBodyValue } from './article-value.js';

const ADDRESS = /\/pictures\/([0-9a-f]{32})/g;
/** A figure whose picture has no file. */
const MISSING =
  /<figure class="picture">(?:<a [^>]*>)?<img src="\/pictures\/[0-9a-f]+"[^>]*>(?:<\/a>)?(?:<figcaption>[^<]*<\/figcaption>)?<\/figure>\n?/g;

const NO_FILE = { width: 0, height: 0, widths: [], fallback: null };

export interface RenderedText extends ArticleText {
  /** Of the picture sizes and content that it shows: the same text with another key must be rendered again. */
  key: string;
}

/** Renders texts with the pictures of the library. One that is in the bin, or not ready yet, is left out. */
@Injectable()
export class TextPictures {
  constructor(private readonly pictures: Pictures) {}

  /**
   * @param before an earlier rendering of the same text
   * @throws ArticleFault
   */
  async render(body: ArticleBodyValue, before?: RenderedText): Promise<RenderedText> {
    const written = 'document' in body ? JSON.stringify(body.document) : body.markdown;
    const ids = [...new Set(Array.from(written.matchAll(ADDRESS), ([, id = '']) => id))];
    const facts = ids.length > 0 ? await this.pictures.facts(ids) : new Map();
    const sizes = new Map(
      [...facts].map(([id, { width, height, widths, fallback }]) => {
        return [pictureAddress(id), { width, height, widths, fallback }] as const;
      }),
    );
    const key = JSON.stringify([contentVersion(), ...sizes]);
    if (before?.key === key) return before;
    const text = renderBody(body, (src) => sizes.get(src) ?? NO_FILE);
    return { ...text, html: text.html.replace(MISSING, ''), key };
  }
}
