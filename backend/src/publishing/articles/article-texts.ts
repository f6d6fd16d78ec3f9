import { Injectable } from '@nestjs/common';

import { DomainError } from '../../platform/http/domain-error.js';
import { DocumentKinds } from '../documents/document-kinds.js';
import { Documents } from '../documents/documents.js';
import type { ArticleValue } from './article-value.js';

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
    private readonly kinds: DocumentKinds,
  ) {}

  /** @throws DomainError if it is unknown, not published, or has parts that Markdown cannot hold */
  async find(id: string): Promise<ArticleText> {
    const published = await this.documents.published<ArticleValue>('article');
    const document = published.find((row) => row.id === id && row.isShown);
    if (!document && (await this.documents.has(id)))
      throw new DomainError(
        'conflict',
        'PUBLISHING.NOT_PUBLISHED',
        'Please publish the article first: the newsletter leads to its page.',
      );
    const value = document?.value ?? (await this.kinds.find<ArticleValue>(id, 'article')).value;
    const { title, excerpt, body } = value;
    const markdown = 'markdown' in body ? body.markdown : '';
    return { title, excerpt, markdown, path: `/blog/${document?.slug ?? value.slug}` };
  }
}
