import { isWholeOfBook, type OwnerValue, SCHEMA_VERSION } from '@lectern/catalogue/stored-values';
import { Injectable } from '@nestjs/common';

import { BookProducts } from '../../commerce/index.js';
import type { Staff } from '../../platform/access/staff.js';
import { DomainError, type FieldError } from '../../platform/http/domain-error.js';
import { type ContentPreview, ContentPreviews } from '../content-preview/content-previews.js';
import { ContentChecks } from '../content-values/content-checks.js';
import { ContentDrafts } from '../content-values/content-drafts.js';
import { ContentPublishing, removedValue } from '../content-values/content-publishing.js';
import { ContentReading } from '../content-values/content-reading.js';
import { type DraftChange, isSameValue, placeKey } from '../content-values/content-rules.js';
import { ContentStore, type PublishedValue } from '../content-values/content-store.js';
import type { NewValue } from '../content-values/content-values.queries.js';
import {
  addressOfBook,
  bookIn,
  changesOf,
  ebookAt,
  productIdOf,
  productWords,
  saleOf,
  sectionOfBook,
  textOf,
  valuesOf,
} from './added-book-rules.js';
import {
  inUse,
  nothingToPublish,
  notPublished,
  titleTaken,
  unfitBook,
  unfitSale,
} from './added-book-sentences.js';
import { AddedBooks } from './added-books.js';

const isOf =
  (id: string) =>
  ({ file }: { file: string }): boolean =>
    file.startsWith(`books/${id}/`);

/** Shows added books on the site, and takes them down. */
@Injectable()
export class AddedBookPublishing {
  constructor(
    private readonly books: AddedBooks,
    private readonly drafts: ContentDrafts,
    private readonly publishing: ContentPublishing,
    private readonly checks: ContentChecks,
    private readonly reading: ContentReading,
    private readonly store: ContentStore,
    private readonly previews: ContentPreviews,
    private readonly products: BookProducts,
  ) {}

  /**
   * Shows a book to visitors and puts its e-book on sale, as one step.
   * @throws DomainError with a sentence for each field that does not fit; if it lacks a file or a price that can be
   *   charged; if it has changed since the revision
   */
  async publish(id: string, revision: number, by: Staff): Promise<void> {
    const section = sectionOfBook(id);
    const draft = await this.drafts.at(section, revision);
    const values = valuesOf(draft?.changes ?? []);
    const written = bookIn(id, values);
    if (!written) throw nothingToPublish();
    const { book } = written;
    await this.publishing.append({ section, reason: 'published' }, by, async (published) => {
      const { replaced, rest } = replacedBy(id, draft?.changes ?? [], published.values);
      const [refusal] = await this.refusals(id, values, rest);
      if (refusal) throw refusal;
      const former = bookIn(id, published.values);
      const words = productWords(book);
      const changed = former !== undefined && !isSameValue({ ...productWords(former.book) }, { ...words });
      return {
        changed: replacing(replaced, values),
        commit: async () => {
          const sale = saleOf(book);
          await this.products.publish(by, productIdOf(id), { words, sale, isChanged: changed || !former });
          await this.drafts.replace(section, revision, [], by);
        },
      };
    });
  }

  /**
   * Takes a book off the site and off sale. It becomes a draft again, and its buyers keep it.
   * @throws DomainError if it is not on the site, or other parts of the site name it
   */
  async takeDown(id: string, by: Staff): Promise<void> {
    const section = sectionOfBook(id);
    const { revision, isPublished, book, sales, sample, cover } = await this.books.find(id);
    if (!isPublished) throw notPublished();
    await this.publishing.append({ section, reason: 'taken-down' }, by, async (published) => {
      const changed = published.values.filter(isOf(id)).map(removedValue);
      await this.checks.checkRest(published.values, changed).catch((error: unknown) => {
        throw error instanceof DomainError ? inUse() : error;
      });
      return {
        changed,
        commit: async () => {
          await this.products.withdraw(by, productIdOf(id));
          await this.drafts.replace(section, revision, changesOf(id, { book, sales, sample, cover }), by);
        },
      };
    });
  }

  /** @throws DomainError with all that has to change before the draft has a page */
  async check(id: string): Promise<void> {
    const { changes, others } = await this.drafted(id);
    const problems = await this.reading.problems(others.map(plain), valuesOf(changes));
    if (problems.length > 0) throw unfitBook(id, problems);
  }

  /** Lists all that `publish` would refuse, each with its field in the form. */
  async findMissing(id: string): Promise<FieldError[]> {
    await this.books.find(id);
    const { changes = [] } = (await this.drafts.stored(sectionOfBook(id))) ?? {};
    if (changes.length === 0) return [];
    const { values } = await this.store.read();
    const { rest } = replacedBy(id, changes, values);
    const refusals = await this.refusals(id, valuesOf(changes), rest);
    return refusals.flatMap(({ errors = [] }) => errors);
  }

  /** In the order in which `publish` answers them. */
  private async refusals(
    id: string,
    values: readonly OwnerValue[],
    others: readonly PublishedValue[],
  ): Promise<DomainError[]> {
    const { book = {} } = bookIn(id, values) ?? {};
    const title = textOf(book['title']);
    const taken = (await this.books.isTitleTaken(title, id)) ? [titleTaken(title)] : [];
    const problems = await this.reading.problems(others.map(plain), [...values]);
    const unfit = problems.length > 0 ? [unfitBook(id, problems)] : [];
    const fields = new Set(unfit.flatMap(({ errors = [] }) => errors).map(({ field }) => field));
    const sale = { words: productWords(book), sale: saleOf(book) };
    const unsold = await this.products.refusals(productIdOf(id), sale);
    const named = unsold.map((refusal) =>
      unfitSale(refusal, { at: ebookAt(book), isPriced: sale.words.priceCents > 0 }),
    );
    // A price that cannot be read is no second fault.
    return [...taken, ...unfit, ...named.filter(({ errors: [one] = [] }) => one && !fields.has(one.field))];
  }

  /** The page of a book as its draft says. @throws DomainError as `check` */
  async preview(id: string): Promise<ContentPreview> {
    await this.check(id);
    const { book, product, changes, others } = await this.drafted(id);
    const { title, description, priceCents } = productWords(book);
    const fileFormats = product?.fileFormats ?? ['pdf', 'epub'];
    const forSale = { id: productIdOf(id), title, description, price: priceCents, fileFormats };
    return this.previews.show(addressOfBook(id), others, changes, saleOf(book) === 'here' ? [forSale] : []);
  }

  /** The files of a book as its draft says, and the values of everything else. */
  private async drafted(id: string) {
    const { book, sales, sample, cover, product } = await this.books.find(id);
    const { values } = await this.store.read();
    const others = values.filter((value) => !isOf(id)(value));
    return { book, product, changes: changesOf(id, { book, sales, sample, cover }), others };
  }
}

/** Whether a single text of a book was published after its draft began: it stays on the new files. */
const isLater = (value: PublishedValue, seen: number): boolean =>
  !isWholeOfBook(value) && value.publication > seen;

/** @returns published values that the files of a draft replace, and those that stay */
function replacedBy(id: string, changes: readonly DraftChange[], published: readonly PublishedValue[]) {
  const seen = changes[0]?.seen ?? 0;
  const replaced = published.filter((value) => isOf(id)(value) && !isLater(value, seen));
  return { replaced, rest: published.filter((value) => !replaced.includes(value)) };
}

const plain = ({ file, pointer, value, base, schemaVersion }: PublishedValue) => ({
  ...{ file, pointer, value, base, schemaVersion },
});

/** The files of a book in the place of those before, and of single changes that lay on them. */
function replacing(
  before: readonly PublishedValue[],
  values: readonly Omit<NewValue, 'removed'>[],
): NewValue[] {
  const places = new Set(values.map(placeKey));
  const gone = before.filter((value) => !places.has(placeKey(value))).map(removedValue);
  return [...values.map((value) => ({ ...value, schemaVersion: SCHEMA_VERSION, removed: false })), ...gone];
}
