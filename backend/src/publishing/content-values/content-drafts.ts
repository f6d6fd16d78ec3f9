import { isPicture, type Json, SCHEMA_VERSION } from '@lectern/catalogue/stored-values';
import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { nameOf, shownName } from '../documents/documents.js';
import { ContentFields, withChanges } from './content-fields.js';
import { ContentReading } from './content-reading.js';
import { cleanValue, type ContentChange, type DraftChange, placeKey } from './content-rules.js';
import { findSection } from './content-sections.js';
import { ContentStore } from './content-store.js';
import { ContentDraft } from './content-values.entity.js';
import { storeDraft } from './content-values.queries.js';

export interface SavedDraft {
  revision: number;
  savedAt: Date;
}

const invalid = (code: string, message: string): DomainError =>
  new DomainError('unprocessable', code, message);

/** Drafts of sections: one each, with changes that may not fit yet. */
@Injectable()
export class ContentDrafts {
  constructor(
    private readonly database: Database,
    private readonly store: ContentStore,
    private readonly fields: ContentFields,
    private readonly reading: ContentReading,
  ) {}

  list(): Promise<ContentDraft[]> {
    return this.database.manager.find(ContentDraft);
  }

  /** Undefined before the first save. @throws DomainError if the section is unknown */
  async find(section: string): Promise<ContentDraft | undefined> {
    if (!findSection(section))
      throw new DomainError('not-found', 'CONTENT.UNKNOWN', 'We can’t find this part of the site.');
    return this.stored(section);
  }

  /** Also of a book that is not shown yet. */
  async stored(section: string): Promise<ContentDraft | undefined> {
    return (await this.database.manager.findOneBy(ContentDraft, { section })) ?? undefined;
  }

  /**
   * Replaces the changes of a draft.
   * @throws DomainError with the current draft if it has changed since `revision`, or if a change has no place or kind
   */
  async save(
    section: string,
    { revision, changes }: { revision: number; changes: readonly ContentChange[] },
    by: Staff,
  ): Promise<SavedDraft> {
    await this.find(section);
    const before = await this.at(section, revision);
    const cleaned = changes.map(clean);
    const completed = await this.complete(cleaned, before?.changes ?? []);
    const saved = await this.replace(section, revision, completed, by);
    if (hasNewPicture(completed, before?.changes ?? [])) {
      const { values } = await this.store.read();
      this.reading.drawAhead(withChanges(values, completed));
    }
    return saved;
  }

  /** Empties a draft. @throws DomainError as `save`, unless there is no revision to compare with */
  async discard(section: string, by: Staff, revision?: number): Promise<SavedDraft> {
    const known = revision ?? (await this.find(section))?.revision ?? 0;
    return this.replace(section, known, [], by);
  }

  /** @throws DomainError with the current draft if it has changed since `revision` */
  async at(section: string, revision: number): Promise<ContentDraft | undefined> {
    const draft = await this.stored(section);
    if ((draft?.revision ?? 0) === revision) return draft;
    const { who = '', savedAt, revision: current = 0, changes = [] } = draft ?? {};
    throw new DomainError(
      'conflict',
      'CONTENT.CHANGED',
      `${shownName(who)} changed this page in another window. Please compare both versions.`,
      undefined,
      { who: shownName(who), when: savedAt, revision: current, current: changes.map(withoutFacts) },
    );
  }

  /** @throws DomainError as `at` */
  replace(
    section: string,
    revision: number,
    changes: readonly DraftChange[],
    by: Staff,
  ): Promise<SavedDraft> {
    return this.database.transaction(async () => {
      await this.database.lock(`content-draft:${section}`);
      await this.at(section, revision);
      const saved = { revision: revision + 1, savedAt: new Date() };
      const row = { section, changes, ...saved, who: nameOf(by) };
      await storeDraft(this.database.manager, row);
      await this.reading.announce();
      return saved;
    });
  }

  /** Adds to each change what its publication needs to know later: facts of former changes stay. */
  private async complete(
    changes: readonly ContentChange[],
    before: readonly DraftChange[],
  ): Promise<DraftChange[]> {
    const known = new Map(before.map((change) => [placeKey(change), change]));
    const added = changes.filter((change) => !known.has(placeKey(change)));
    if (added.length === 0)
      return changes.map((change) => ({ ...known.get(placeKey(change)), ...change }) as DraftChange);
    const published = await this.store.read();
    const places = await this.fields.placesOf(published.values, changes);
    const versions = new Map(published.values.map((value) => [placeKey(value), value.version]));
    return changes.map((change) => {
      const key = placeKey(change);
      const place = places.get(key);
      if (!place && !known.has(key))
        throw invalid('CONTENT.NO_PLACE', `The site has no text at “${change.pointer}” of “${change.file}”.`);
      const facts = {
        base: place?.base ?? null,
        schemaVersion: SCHEMA_VERSION,
        seen: versions.get(key) ?? 0,
      };
      const { base, schemaVersion, seen } = known.get(key) ?? facts;
      return { ...change, base, schemaVersion, seen };
    });
  }
}

export const withoutFacts = ({ file, pointer, value }: ContentChange): ContentChange => ({
  ...{ file, pointer },
  ...(value === undefined ? {} : { value }),
});

function clean({ file, pointer, value }: ContentChange): ContentChange {
  if (value === undefined) return { file, pointer };
  const cleaned = cleanValue(value);
  if (cleaned === undefined)
    throw invalid(
      'CONTENT.INVALID',
      `The value at “${pointer}” of “${file}” is too long, or not a text, number, order, picture or film.`,
    );
  return { file, pointer, value: cleaned };
}

const picturesOf = (changes: readonly DraftChange[]): Json[] =>
  changes.flatMap(({ value }) => (value !== undefined && isPicture(value) ? [value.picture] : []));

function hasNewPicture(changes: readonly DraftChange[], before: readonly DraftChange[]): boolean {
  const known = new Set(picturesOf(before));
  return picturesOf(changes).some((picture) => !known.has(picture));
}
