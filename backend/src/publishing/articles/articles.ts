import { bookLinks, isOn } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { DocumentKinds, type DraftOnSite, type KindOfDocument } from '../documents/document-kinds.js';
import type { DocumentRow } from '../documents/document-row.js';
import { summaryOf } from '../documents/document-summary.js';
import { Documents, type SavedDraft } from '../documents/documents.js';
import { checkBody, checkSize, faultsOf } from './article-body.js';
import { ArticleCategories } from './article-categories.js';
import { RESERVED_SLUGS } from './article-rules.js';
import { type ArticleValue, emptyArticle } from './article-value.js';
import type { ArticleDto, ArticleSummaryDto } from './articles.dto.js';
import { checkComplete } from './complete-text.js';
import { isFileSlug, listFileArticles } from './file-articles.js';
import { PublishedArticles } from './published-articles.js';

type Row = DocumentRow<ArticleValue>;

const bookChoices = () => bookLinks.map(({ id, title }) => ({ id, title }));

@Injectable()
export class Articles implements KindOfDocument<ArticleValue> {
  constructor(
    private readonly database: Database,
    private readonly documents: Documents,
    private readonly categories: ArticleCategories,
    private readonly published: PublishedArticles,
    private readonly configuration: Configuration,
    private readonly kinds: DocumentKinds,
  ) {
    kinds.add('article', this);
  }

  /** Her own first, last saved first, then the unchanged content files. */
  async list(): Promise<ArticleSummaryDto[]> {
    const rows = await this.documents.list<ArticleValue>('article');
    const known = await this.documents.sourceSlugs('article');
    const files = this.files().filter(({ sourceSlug }) => !known.has(sourceSlug ?? ''));
    return [...rows, ...files].map((row) => this.summaryOf(row));
  }

  /** @throws DomainError if it is unknown, and not a new one */
  async find(id: string, isNew = false): Promise<ArticleDto> {
    return this.dtoOf(await this.kinds.find(id, 'article', isNew ? emptyArticle : undefined));
  }

  /** @throws DomainError with the current draft if it has changed since */
  save(id: string, edited: { revision: number; value: ArticleValue }, by: Staff): Promise<SavedDraft> {
    checkSize(edited.value.body);
    return this.database.transaction(async () => {
      if (this.files().some((file) => file.id === id)) await this.kinds.open(id, by);
      return this.documents.save({ kind: 'article', id }, edited, by);
    });
  }

  files(): Row[] {
    return listFileArticles(this.configuration.timeZone);
  }

  /** @throws DomainError if visitors could not read it */
  async check({ value, sourceSlug }: Row): Promise<void> {
    const { slug, category } = value;
    if (!isOn('blog'))
      throw new DomainError(
        'unprocessable',
        'PUBLISHING.BLOG_OFF',
        'The blog is off, so nothing can be published.',
      );
    checkComplete({ ...value, summary: value.excerpt });
    if (RESERVED_SLUGS.includes(slug) || (isFileSlug(slug) && slug !== sourceSlug))
      throw new DomainError(
        'conflict',
        'PUBLISHING.ADDRESS_TAKEN',
        `Another text has the address “${slug}”. Please choose another one.`,
      );
    if (category !== null && !(await this.categories.has(category)))
      throw new DomainError(
        'unprocessable',
        'PUBLISHING.CATEGORY_UNKNOWN',
        'The category was removed. Please choose another one.',
      );
  }

  /** @throws DomainError if it has parts that cannot be shown */
  preview(row: Row): Promise<DraftOnSite> {
    checkBody(row.value.body);
    const value = { ...row.value, slug: row.value.slug || 'preview' };
    return this.published.readWith(value, row);
  }

  private dtoOf(row: Row): ArticleDto {
    const { value, revision } = row;
    return { ...this.summaryOf(row), value, revision, faults: faultsOf(value.body), books: bookChoices() };
  }

  private summaryOf(row: Row): ArticleSummaryDto {
    const { timeZone } = this.configuration;
    return {
      ...summaryOf(row, { folder: '/blog/', timeZone }),
      isFromContent: row.revision === 0 && row.sourceSlug !== null,
      category: row.value.category,
    };
  }
}
