import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { Configuration } from '../../platform/config/configuration.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { SitePages } from '../../site/site-pages.js';
import { checkBody, checkSize, faultsOf } from '../articles/article-body.js';
import { checkComplete } from '../articles/complete-text.js';
import { DocumentKinds, type DraftOnSite, type KindOfDocument } from '../documents/document-kinds.js';
import type { DocumentRow } from '../documents/document-row.js';
import { summaryOf } from '../documents/document-summary.js';
import type { DocumentSummaryDto } from '../documents/documents.dto.js';
import { Documents, type SavedDraft } from '../documents/documents.js';
import { MAX_PAGES, RESERVED_PAGES } from './page-rules.js';
import { emptyPage, type PageValue } from './page-value.js';
import type { OwnPageDto } from './pages.dto.js';
import { PublishedPages } from './published-pages.js';

type Row = DocumentRow<PageValue>;

/** Pages that the owner adds to the site. */
@Injectable()
export class OwnPages implements KindOfDocument<PageValue> {
  constructor(
    private readonly documents: Documents,
    private readonly published: PublishedPages,
    private readonly sitePages: SitePages,
    private readonly configuration: Configuration,
    private readonly kinds: DocumentKinds,
  ) {
    kinds.add('page', this);
  }

  /** Last saved first. */
  async list(): Promise<DocumentSummaryDto[]> {
    return (await this.documents.list<PageValue>('page')).map((row) => this.summaryOf(row));
  }

  /** @throws DomainError if it is unknown, and not a new one */
  async find(id: string, isNew = false): Promise<OwnPageDto> {
    const row = await this.kinds.find(id, 'page', isNew ? emptyPage : undefined);
    const { value, revision } = row;
    return { ...this.summaryOf(row), value, revision, faults: faultsOf(value.body) };
  }

  /** @throws DomainError with the current draft if it has changed since, or if there are too many pages */
  async save(id: string, edited: { revision: number; value: PageValue }, by: Staff): Promise<SavedDraft> {
    checkSize(edited.value.body);
    const isNew = edited.revision === 0 && !(await this.documents.has(id));
    if (isNew && (await this.list()).length >= MAX_PAGES)
      throw new DomainError(
        'conflict',
        'PUBLISHING.TOO_MANY_PAGES',
        `There are ${MAX_PAGES} pages, the most a site can have. Please remove one first.`,
      );
    return this.documents.save({ kind: 'page', id }, edited, by);
  }

  /** @throws DomainError if visitors could not read it */
  check({ value, slug: before }: Row): void {
    const { slug } = value;
    checkComplete({ ...value, summary: value.description });
    const isTaken = slug !== before && this.sitePages.publicPathOf(`/${slug}`) !== undefined;
    if (isTaken || RESERVED_PAGES.includes(slug))
      throw new DomainError(
        'conflict',
        'PUBLISHING.ADDRESS_TAKEN',
        `The site has a page at “${slug}”. Please choose another address.`,
      );
  }

  /** @throws DomainError if it has parts that cannot be shown */
  async preview({ value }: Row): Promise<DraftOnSite> {
    checkBody(value.body);
    return { path: PREVIEW_PATH, ownPages: [await this.published.render(value, PREVIEW_PATH)] };
  }

  private summaryOf(row: Row): DocumentSummaryDto {
    return summaryOf(row, { folder: '/', timeZone: this.configuration.timeZone });
  }
}

/** Reserved, so that no page of the site has it. */
const PREVIEW_PATH = '/preview';
