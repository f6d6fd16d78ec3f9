import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { SitePages } from '../../site/site-pages.js';
import { checkBody, checkSize, faultsOf } from '../articles/article-body.js';
import { DocumentPublishing } from '../documents/document-publishing.js';
import { MAX_SLUG_LENGTH, SLUG } from '../documents/document-rules.js';
import type { DocumentRow } from '../documents/documents.queries.js';
import { type DocumentRef, Documents, shownName } from '../documents/documents.js';
import { MAX_PAGES, RESERVED_PAGES } from './page-rules.js';
import type { PageValue } from './page-value.js';
import type { OwnPageDto, OwnPageSummaryDto } from './pages.dto.js';

type Row = DocumentRow<PageValue>;

const refOf = (id: string): DocumentRef => ({ kind: 'page', id });

const invalid = (code: string, message: string) => new DomainError('unprocessable', code, message);

/** Pages that the owner adds to the site. */
@Injectable()
export class OwnPages {
  constructor(
    private readonly database: Database,
    private readonly documents: Documents,
    private readonly publishing: DocumentPublishing,
    private readonly sitePages: SitePages,
  ) {}

  /** Last saved first. */
  async list(): Promise<OwnPageSummaryDto[]> {
    return (await this.documents.list<PageValue>('page')).map(summaryOf);
  }

  /** @throws DomainError if it is unknown */
  async find(id: string): Promise<OwnPageDto> {
    const row = await this.documents.find<PageValue>(refOf(id));
    const { value, revision } = row;
    return { ...summaryOf(row), value, revision, faults: faultsOf(value.body) };
  }

  async create(value: PageValue, by: Staff): Promise<string> {
    checkSize(value.body);
    if ((await this.list()).length >= MAX_PAGES)
      throw new DomainError(
        'conflict',
        'PUBLISHING.TOO_MANY_PAGES',
        `There are ${MAX_PAGES} pages, the most a site can have. Please remove one first.`,
      );
    const id = randomUUID();
    await this.documents.create(refOf(id), value, by);
    return id;
  }

  /** @throws DomainError with the current draft if it has changed since */
  save(id: string, edited: { revision: number; value: PageValue }, by: Staff) {
    checkSize(edited.value.body);
    return this.documents.save(refOf(id), edited, by);
  }

  publish(id: string, revision: number, by: Staff): Promise<void> {
    return this.database.transaction(async () => {
      const row = await this.documents.lockAt<PageValue>(refOf(id), revision);
      this.checkComplete(row);
      await this.publishing.publish(row, row.value.slug, by);
    });
  }

  takeBack(id: string, by: Staff): Promise<void> {
    return this.publishing.takeBack(refOf(id), 'published', by);
  }

  bin(id: string, by: Staff): Promise<void> {
    return this.publishing.bin(refOf(id), by);
  }

  restore(id: string, by: Staff): Promise<void> {
    return this.publishing.restore(refOf(id), by);
  }

  /** @throws DomainError if visitors could not read it */
  private checkComplete({ value, slug: before }: Row): void {
    const { title, slug, description, body } = value;
    if (!title) throw invalid('PUBLISHING.NO_TITLE', 'Please give the page a title.');
    if (!description)
      throw invalid('PUBLISHING.NO_EXCERPT', 'Please write a summary for lists and search engines.');
    if (!SLUG.test(slug) || slug.length > MAX_SLUG_LENGTH)
      throw invalid(
        'PUBLISHING.ADDRESS_INVALID',
        'The address must have lowercase letters, digits, and hyphens alone, such as “my-first-article”.',
      );
    const isTaken = slug !== before && this.sitePages.publicPathOf(`/${slug}`) !== undefined;
    if (isTaken || RESERVED_PAGES.includes(slug))
      throw new DomainError(
        'conflict',
        'PUBLISHING.ADDRESS_TAKEN',
        `The site has a page at “${slug}”. Please choose another address.`,
      );
    if ('markdown' in body && !body.markdown.trim())
      throw invalid('PUBLISHING.NO_TEXT', 'Please write the page.');
    checkBody(body);
  }
}

const summaryOf = ({
  id,
  value,
  state,
  slug,
  hasChanges,
  binnedAt,
  savedAt,
  who,
}: Row): OwnPageSummaryDto => ({
  id,
  title: value.title,
  state,
  path: slug && `/${slug}`,
  hasChanges,
  binnedAt,
  savedAt,
  savedBy: shownName(who),
});
