import { randomUUID } from 'node:crypto';

import { bookLinks, isOn } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { DocumentPublishing } from '../documents/document-publishing.js';
import { MAX_SLUG_LENGTH, SLUG } from '../documents/document-rules.js';
import type { DocumentRow } from '../documents/documents.queries.js';
import { type DocumentRef, Documents, shownName } from '../documents/documents.js';
import { checkBody, checkSize, faultsOf } from './article-body.js';
import { ArticleCategories } from './article-categories.js';
import { RESERVED_SLUGS } from './article-rules.js';
import type { ArticleBodyValue, ArticleValue } from './article-value.js';
import type { ArticleDto, ArticleSummaryDto } from './articles.dto.js';
import { findFileArticle, isFileSlug, listFileArticles } from './file-articles.js';
import { momentOf } from './local-time-rules.js';

type Row = DocumentRow<ArticleValue>;

export const articleRef = (id: string): DocumentRef => ({ kind: 'article', id });

const bookChoices = () => bookLinks.map(({ id, title }) => ({ id, title }));

const invalid = (code: string, message: string) => new DomainError('unprocessable', code, message);

@Injectable()
export class Articles {
  constructor(
    private readonly database: Database,
    private readonly documents: Documents,
    private readonly publishing: DocumentPublishing,
    private readonly categories: ArticleCategories,
    private readonly configuration: Configuration,
  ) {}

  /** Her own first, last saved first, then the unchanged content files. */
  async list(): Promise<ArticleSummaryDto[]> {
    const rows = await this.documents.list<ArticleValue>('article');
    const known = await this.documents.sourceSlugs('article');
    const files = this.files().filter(({ sourceSlug }) => !known.has(sourceSlug ?? ''));
    return [...rows, ...files].map((row) => summaryOf(row));
  }

  /** @throws DomainError if it is unknown */
  async find(id: string): Promise<ArticleDto> {
    const row = await this.findRow(id);
    const { value, revision } = row;
    const { timeZone } = this.configuration;
    return {
      ...summaryOf(row),
      value,
      revision,
      faults: faultsOf(value.body),
      timeZone,
      books: bookChoices(),
    };
  }

  /** @throws DomainError if it is unknown */
  async findBody(id: string): Promise<ArticleBodyValue> {
    return (await this.findRow(id)).value.body;
  }

  /** A draft that is not in the bin; undefined if there is none. */
  async findDraft(id: string): Promise<Row | undefined> {
    const row = await this.findRow(id).catch((error: unknown) => {
      if (error instanceof DomainError) return undefined;
      throw error;
    });
    return row?.state === 'binned' ? undefined : row;
  }

  async create(value: ArticleValue, by: Staff): Promise<string> {
    checkSize(value.body);
    const id = randomUUID();
    await this.documents.create(articleRef(id), value, by);
    return id;
  }

  /** @throws DomainError with the current draft if it has changed since */
  save(id: string, edited: { revision: number; value: ArticleValue }, by: Staff) {
    checkSize(edited.value.body);
    return this.database.transaction(async () => {
      const ref = await this.ensure(id, by);
      return this.documents.save(ref, { ...edited, revision: Math.max(1, edited.revision) }, by);
    });
  }

  /**
   * The document of an article; created if it is a content file.
   * @throws DomainError if it is unknown
   */
  async ensure(id: string, by: Staff): Promise<DocumentRef> {
    const file = findFileArticle(id, this.configuration.timeZone);
    if (file) await this.documents.createOver(articleRef(id), file, by);
    return articleRef(id);
  }

  publish(id: string, revision: number, by: Staff): Promise<void> {
    return this.database.transaction(async () => {
      const row = await this.lockComplete(id, revision, by);
      await this.publishing.publish(row, row.value.slug, by);
    });
  }

  /**
   * @param at in the site's time zone
   * @throws DomainError if there is no such time, or it is past
   */
  schedule(id: string, revision: number, at: string, by: Staff): Promise<void> {
    const { timeZone } = this.configuration;
    const moment = momentOf(at, timeZone);
    if (!moment)
      throw invalid(
        'PUBLISHING.NO_SUCH_TIME',
        `There’s no ${at.replace('T', ' ')} in ${timeZone}, where clocks are turned forward. Please choose another time.`,
      );
    if (moment.getTime() <= Date.now())
      throw invalid('PUBLISHING.TIME_OVER', 'This time is over. Please choose a later one.');
    return this.database.transaction(async () => {
      const row = await this.lockComplete(id, revision, by);
      await this.publishing.schedule(row, row.value.slug, moment, by);
    });
  }

  async unschedule(id: string, by: Staff): Promise<void> {
    await this.publishing.takeBack(articleRef(id), 'scheduled', by);
  }

  takeBack(id: string, by: Staff): Promise<void> {
    return this.database.transaction(async () =>
      this.publishing.takeBack(await this.ensure(id, by), 'published', by),
    );
  }

  bin(id: string, by: Staff): Promise<void> {
    return this.database.transaction(async () => this.publishing.bin(await this.ensure(id, by), by));
  }

  async restore(id: string, by: Staff): Promise<void> {
    await this.publishing.restore(articleRef(id), by);
  }

  private async findRow(id: string): Promise<Row> {
    const file = this.files().find((each) => each.id === id);
    if (file && !(await this.documents.has(articleRef(id)))) return file;
    return this.documents.find<ArticleValue>(articleRef(id));
  }

  private async lockComplete(id: string, revision: number, by: Staff): Promise<Row> {
    const ref = await this.ensure(id, by);
    const row = await this.documents.lockAt<ArticleValue>(ref, Math.max(1, revision));
    await this.checkComplete(row);
    return row;
  }

  /** @throws DomainError if visitors could not read it */
  private async checkComplete({ value, sourceSlug }: Row): Promise<void> {
    const { title, slug, excerpt, category, body } = value;
    if (!isOn('blog')) throw invalid('PUBLISHING.BLOG_OFF', 'The blog is off, so nothing can be published.');
    if (!title) throw invalid('PUBLISHING.NO_TITLE', 'Please give the article a title.');
    if (!excerpt)
      throw invalid('PUBLISHING.NO_EXCERPT', 'Please write a summary for lists and search engines.');
    if (!SLUG.test(slug) || slug.length > MAX_SLUG_LENGTH)
      throw invalid(
        'PUBLISHING.ADDRESS_INVALID',
        'The address must have lowercase letters, digits, and hyphens alone, such as “my-first-article”.',
      );
    if (RESERVED_SLUGS.includes(slug) || (isFileSlug(slug) && slug !== sourceSlug))
      throw new DomainError(
        'conflict',
        'PUBLISHING.ADDRESS_TAKEN',
        `Another text has the address “${slug}”. Please choose another one.`,
      );
    if (category !== null && !(await this.categories.has(category)))
      throw invalid('PUBLISHING.CATEGORY_UNKNOWN', 'The category was removed. Please choose another one.');
    if ('markdown' in body && !body.markdown.trim())
      throw invalid('PUBLISHING.NO_TEXT', 'Please write the article.');
    checkBody(body);
  }

  private files(): Row[] {
    return listFileArticles(this.configuration.timeZone).map(
      ({ id, slug, value, publishedAt, updatedAt }) => ({
        id,
        kind: 'article',
        state: 'published',
        slug,
        sourceSlug: slug,
        publishedVersion: null,
        scheduledVersion: null,
        scheduledAt: null,
        firstPublishedAt: publishedAt,
        publishedAt: updatedAt,
        binnedAt: null,
        createdAt: publishedAt,
        value,
        revision: 0,
        who: '',
        savedAt: updatedAt,
        hasChanges: false,
      }),
    );
  }
}

function summaryOf({ value, who, revision, firstPublishedAt, slug, ...row }: Row): ArticleSummaryDto {
  return {
    id: row.id,
    title: value.title,
    state: row.state,
    path: slug && `/blog/${slug}`,
    hasChanges: row.hasChanges,
    isFromContent: revision === 0,
    category: value.category,
    publishedAt: firstPublishedAt,
    scheduledAt: row.scheduledAt,
    binnedAt: row.binnedAt,
    savedAt: row.savedAt,
    savedBy: shownName(who) || null,
  };
}
