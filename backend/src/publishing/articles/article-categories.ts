import { articles, pages } from '@lectern/catalogue';
import { slugOf } from '@lectern/text-folding';
import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { ChangeFeed } from '../../platform/events/change-feed.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { DOCUMENTS_CHANGED } from '../documents/document-publishing.js';
import { Documents } from '../documents/documents.js';
import { ArticleCategory } from './article-category.entity.js';
import { MAX_CATEGORIES } from './article-rules.js';
import type { CategoryDto } from './articles.dto.js';
import { countByCategory } from './articles.queries.js';

const contentCategories = (): Record<string, string> => pages.blog?.words.categories ?? {};

@Injectable()
export class ArticleCategories {
  constructor(
    private readonly database: Database,
    private readonly documents: Documents,
    private readonly auditLog: AuditLog,
    private readonly changes: ChangeFeed,
  ) {}

  /** Labels by id: those of the content, renamed, then hers. */
  async labels(): Promise<Record<string, string>> {
    const own = await this.database.manager.find(ArticleCategory, { order: { createdAt: 'ASC' } });
    return { ...contentCategories(), ...Object.fromEntries(own.map(({ id, label }) => [id, label])) };
  }

  async has(id: string): Promise<boolean> {
    return Object.hasOwn(await this.labels(), id);
  }

  /** Id of the category with a name; undefined if there is none. */
  async idOf(label: string): Promise<string | undefined> {
    const name = label.toLowerCase();
    const known = Object.entries(await this.labels());
    return known.find(([id, each]) => each.toLowerCase() === name || id === slugOf(label))?.[0];
  }

  async list(): Promise<CategoryDto[]> {
    const counts = await countByCategory(this.database.manager);
    const known = await this.documents.sourceSlugs('article');
    const files = articles.filter(({ slug }) => !known.has(slug));
    const countOf = (id: string) =>
      (counts.find(({ category }) => category === id)?.count ?? 0) +
      files.filter(({ category }) => category === id).length;
    return Object.entries(await this.labels()).map(([id, label]) => ({
      id,
      label,
      isFromContent: Object.hasOwn(contentCategories(), id),
      articles: countOf(id),
    }));
  }

  /** @throws DomainError if there is one of this name, or too many */
  create(label: string, by: Staff | { name: string }): Promise<string> {
    return this.database.transaction(async () => {
      await this.database.lock('article-categories');
      const labels = await this.labels();
      const id = slugOf(label);
      if (!id)
        throw new DomainError(
          'unprocessable',
          'PUBLISHING.CATEGORY_NAME',
          'Please name the category with letters or digits of the Latin alphabet; they are part of its address.',
        );
      if (Object.hasOwn(labels, id))
        throw new DomainError('conflict', 'PUBLISHING.CATEGORY_TAKEN', 'There’s a category of this name.');
      if (Object.keys(labels).length >= MAX_CATEGORIES)
        throw new DomainError(
          'conflict',
          'PUBLISHING.TOO_MANY_CATEGORIES',
          `There are ${MAX_CATEGORIES} categories, the most a blog can have. Please remove one first.`,
        );
      await this.database.manager.insert(ArticleCategory, { id, label });
      await this.record('created', id, by, { label });
      return id;
    });
  }

  /** Renames it; its address stays. @throws DomainError if it is unknown */
  rename(id: string, label: string, by: Staff): Promise<void> {
    return this.database.transaction(async () => {
      await this.database.lock('article-categories');
      if (!(await this.has(id))) throw unknown();
      await this.database.manager.upsert(ArticleCategory, { id, label }, ['id']);
      await this.record('renamed', id, by, { label });
    });
  }

  /** @throws DomainError if it is unknown, of the content, or has articles */
  remove(id: string, by: Staff): Promise<void> {
    return this.database.transaction(async () => {
      await this.database.lock('article-categories');
      const found = (await this.list()).find((category) => category.id === id);
      if (!found) throw unknown();
      if (found.isFromContent)
        throw new DomainError(
          'conflict',
          'PUBLISHING.CATEGORY_FIXED',
          'This category belongs to the site. You can rename it, but not remove it.',
        );
      if (found.articles > 0)
        throw new DomainError(
          'conflict',
          'PUBLISHING.CATEGORY_USED',
          'This category has articles. Please move them to another one first.',
        );
      await this.database.manager.delete(ArticleCategory, { id });
      await this.record('removed', id, by);
    });
  }

  /** Removes those that have no articles and belong to no content; others stay. */
  removeUnused(ids: readonly string[], by: { name: string }): Promise<void> {
    return this.database.transaction(async () => {
      await this.database.lock('article-categories');
      const unused = (await this.list()).filter(
        ({ id, isFromContent, articles: count }) => ids.includes(id) && !isFromContent && count === 0,
      );
      for (const { id } of unused) {
        await this.database.manager.delete(ArticleCategory, { id });
        await this.record('removed', id, by);
      }
    });
  }

  private async record(
    done: string,
    id: string,
    by: Staff | { name: string },
    after?: object,
  ): Promise<void> {
    await this.auditLog.record(by, { action: `category.${done}`, subject: { kind: 'category', id }, after });
    await this.changes.publish(DOCUMENTS_CHANGED);
  }
}

const unknown = () =>
  new DomainError('not-found', 'PUBLISHING.CATEGORY_UNKNOWN', 'We can’t find this category.');
