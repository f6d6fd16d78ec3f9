import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { Documents } from '../documents/documents.js';
import type { ArticleValue } from './article-value.js';
import { articleRef } from './articles.js';
import { findFileArticle } from './file-articles.js';

/** Text of a published article, for other places than its page. */
export interface ArticleText {
  title: string;
  excerpt: string;
  markdown: string;
  /** `/blog/on-rest` */
  path: string;
}

@Injectable()
export class ArticleTexts {
  constructor(
    private readonly documents: Documents,
    private readonly configuration: Configuration,
  ) {}

  /** @throws DomainError if it is unknown, not published, or has parts that Markdown cannot hold */
  async find(id: string): Promise<ArticleText> {
    const published = await this.documents.published<ArticleValue>('article');
    const document = published.find((row) => row.id === id && row.isShown);
    if (!document && (await this.documents.has(articleRef(id))))
      throw new DomainError(
        'conflict',
        'PUBLISHING.NOT_PUBLISHED',
        'Please publish the article first: the newsletter leads to its page.',
      );
    const value = document?.value ?? findFileArticle(id, this.configuration.timeZone)?.value;
    if (!value) throw new DomainError('not-found', 'PUBLISHING.UNKNOWN', 'We can’t find this text.');
    const { title, excerpt, body } = value;
    const markdown = 'markdown' in body ? body.markdown : '';
    return { title, excerpt, markdown, path: `/blog/${document?.slug ?? value.slug}` };
  }
}
