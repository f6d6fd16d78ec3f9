import { newsletter } from '@lectern/catalogue';
import { readMarkdown, schema, writeMarkdown } from '@lectern/rich-text';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/access/staff.js';
import { type ArticleText, ArticleTexts } from '../../publishing/index.js';
import { ARTICLE_TEXT_LENGTH } from './broadcast-rules.js';
import { Broadcasts } from './broadcasts.js';
import { emailBlocks } from './email-blocks.js';

const { nodes, marks } = schema;

/** Writes broadcasts from articles. */
@Injectable()
export class ArticleBroadcasts {
  constructor(
    private readonly articleTexts: ArticleTexts,
    private readonly broadcasts: Broadcasts,
  ) {}

  /**
   * Creates a draft from a published article. @returns its id
   * @throws DomainError if the article is unknown or not published
   */
  async create(articleId: string, by: Staff): Promise<string> {
    const article = await this.articleTexts.find(articleId);
    return this.broadcasts.create({ subject: article.title, body: bodyOf(article), topic: null }, by);
  }
}

/** Excerpt, text and a button to the page. A text that is too long for an email ends early. */
export function bodyOf({ excerpt, markdown, path }: ArticleText): string {
  const lead = nodes.paragraph.create(null, schema.text(excerpt, [marks.emphasis.create()]));
  const link = marks.link.create({ href: path });
  const button = nodes.paragraph.create(null, schema.text(newsletter.letter.articleLabel, [link]));
  const parts: string[] = [];
  let length = 0;
  for (const block of emailBlocks(readMarkdown(markdown).doc)) {
    const part = writeMarkdown(nodes.doc.create(null, [block]));
    length += part.length;
    if (length > ARTICLE_TEXT_LENGTH) break;
    parts.push(part);
  }
  const [first, last] = [lead, button].map((block) => writeMarkdown(nodes.doc.create(null, [block])));
  return [first, ...parts, last].join('\n\n');
}
