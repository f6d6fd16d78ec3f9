import { isWholeOfBook, type Json, SCHEMA_VERSION } from '@lectern/catalogue/stored-values';
import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { shownName } from '../documents/documents.js';
import { ContentChecks } from './content-checks.js';
import { ContentDrafts } from './content-drafts.js';
import {
  type ContentPlace,
  type DraftChange,
  isAtOrBelow,
  isOfEntry,
  isSameValue,
  placeKey,
  PUBLISH_ATTEMPTS,
} from './content-rules.js';
import { sectionOf } from './content-sections.js';
import {
  ContentStore,
  type Publication,
  type PublishedValue,
  type PublishedValues,
} from './content-store.js';
import { findPublishers, type NewValue } from './content-values.queries.js';

export interface PublishedDraft {
  version: number;
  revision: number;
  savedAt: Date;
}

/** A value of a draft whose published value changed after she saw it. */
interface Conflict extends ContentPlace {
  mine: Json | null;
  theirs: Json | null;
  who: string;
  when: Date;
}

/** Changes what visitors read. */
@Injectable()
export class ContentPublishing {
  constructor(
    private readonly database: Database,
    private readonly drafts: ContentDrafts,
    private readonly store: ContentStore,
    private readonly checks: ContentChecks,
  ) {}

  /**
   * Publishes a draft as one version, and empties it.
   * @param only one entry of a list, with the list's order; the other changes stay in the draft
   * @throws DomainError with the current draft if it has changed since `revision`; with both values if another draft
   *   published the same ones since; with a sentence for each value that does not fit; if there is nothing to publish
   */
  async publish(section: string, revision: number, by: Staff, only?: ContentPlace): Promise<PublishedDraft> {
    await this.drafts.find(section);
    const draft = await this.drafts.at(section, revision);
    const isAsked = (change: DraftChange) => only === undefined || isOfEntry(change, only);
    const changes = draft?.changes.filter(isAsked) ?? [];
    const rest = draft?.changes.filter((change) => !isAsked(change)) ?? [];
    return this.append({ section, reason: 'published' }, by, async (published) => {
      const changed = newValues(published.values, changes);
      if (changed.length === 0)
        throw new DomainError('conflict', 'CONTENT.UNCHANGED', 'There are no changes to publish.');
      await this.refuseConflicts(section, revision, { changes, rest }, published.values, by);
      await this.checks.check(published.values, changed);
      return { changed, commit: () => this.drafts.replace(section, revision, rest, by) };
    });
  }

  /**
   * Shows the content's values again: of a place and all below it, of a file, or of the whole section.
   * @returns the version; undefined if there was no value
   */
  async reset(section: string, place: Partial<ContentPlace>, by: Staff): Promise<number | undefined> {
    const { file, pointer = '' } = place;
    const isAsked = (value: ContentPlace) =>
      !isWholeOfBook(value) &&
      (file === undefined ? sectionOf(value) === section : isAtOrBelow(value, { file, pointer }));
    const draft = await this.drafts.find(section);
    const rest = draft?.changes.filter((change) => !isAsked(change)) ?? [];
    return this.remove({ section, reason: 'reset' }, by, isAsked, async () => {
      if (draft && rest.length < draft.changes.length)
        await this.drafts.replace(section, draft.revision, rest, by);
    });
  }

  /** Shows the content's values again, everywhere. Books that she added stay. */
  async resetAll(by: Staff): Promise<number | undefined> {
    const drafts = await this.drafts.list();
    return this.remove(
      { section: 'all', reason: 'reset' },
      by,
      (value) => !isWholeOfBook(value),
      async () => {
        for (const { section, changes, revision } of drafts)
          if (changes.length > 0 && !changes.some(isWholeOfBook))
            await this.drafts.replace(section, revision, [], by);
      },
    );
  }

  private async remove(
    publication: Publication,
    by: Staff,
    isAsked: (place: ContentPlace) => boolean,
    commit: () => Promise<void>,
  ): Promise<number | undefined> {
    const { values } = await this.store.read();
    if (!values.some(isAsked)) {
      await this.database.transaction(commit);
      return undefined;
    }
    const { version } = await this.append(publication, by, async (published) => {
      const changed = published.values.filter(isAsked).map(removedValue);
      await this.checks.checkRest(published.values, changed);
      return { changed, commit };
    });
    return version;
  }

  /**
   * Stores what `prepare` makes of the published values, together with `commit`. Prepares again if someone else has
   * published since. Prepares outside the transaction, because a check takes a second.
   */
  async append<Committed extends object | void>(
    publication: Publication,
    by: Staff,
    prepare: (
      published: PublishedValues,
    ) => Promise<{ changed: readonly NewValue[]; commit: () => Promise<Committed> }>,
  ): Promise<Committed & { version: number }> {
    for (let attempt = 1; attempt <= PUBLISH_ATTEMPTS; attempt += 1) {
      const published = await this.store.read();
      const { changed, commit } = await prepare(published);
      const stored = await this.database.transaction(async () => {
        const version = await this.store.append(published, publication, changed, by);
        return version === undefined ? undefined : { ...(await commit()), version };
      });
      if (stored) return stored as Committed & { version: number };
    }
    throw new DomainError(
      'conflict',
      'CONTENT.BUSY',
      'Someone else is publishing right now. Please try again in a moment.',
    );
  }

  /** Afterwards she has seen the published values, so publishing again keeps hers. */
  private async refuseConflicts(
    section: string,
    revision: number,
    { changes, rest }: Record<'changes' | 'rest', readonly DraftChange[]>,
    published: readonly PublishedValue[],
    by: Staff,
  ): Promise<void> {
    const current = new Map(published.map((value) => [placeKey(value), value]));
    const differing = changes.filter((change) => {
      const theirs = current.get(placeKey(change));
      return (theirs?.version ?? 0) > change.seen && !isSameValue(theirs?.value, change.value);
    });
    if (differing.length === 0) return;
    const numbers = differing.flatMap((change) => current.get(placeKey(change))?.publication ?? []);
    const publishers = await findPublishers(this.database.manager, numbers);
    const conflicts = differing.map((change): Conflict => {
      const theirs = current.get(placeKey(change));
      const { who = '', at = new Date() } =
        publishers.find(({ number }) => number === theirs?.publication) ?? {};
      const { file, pointer, value = null } = change;
      return { file, pointer, mine: value, theirs: theirs?.value ?? null, who: shownName(who), when: at };
    });
    const seen = changes.map((change) => ({
      ...change,
      seen: current.get(placeKey(change))?.version ?? change.seen,
    }));
    const saved = await this.drafts.replace(section, revision, [...seen, ...rest], by);
    throw new DomainError(
      'conflict',
      'CONTENT.PUBLISHED_MEANWHILE',
      'The same text was changed and published from another page. Please compare both, and publish again to keep yours.',
      undefined,
      { conflicts, revision: saved.revision },
    );
  }
}

/** Changes that differ from what visitors read. */
function newValues(published: readonly PublishedValue[], changes: readonly DraftChange[]): NewValue[] {
  const current = new Map(published.map((value) => [placeKey(value), value]));
  return changes.flatMap(({ file, pointer, value, base, schemaVersion }): NewValue[] => {
    const before = current.get(placeKey({ file, pointer }));
    if (value === undefined) return before ? [removedValue(before)] : [];
    if (isSameValue(value, before ? before.value : base)) return [];
    return [{ file, pointer, value, base, schemaVersion, removed: false }];
  });
}

export const removedValue = ({ file, pointer, base }: PublishedValue): NewValue => ({
  ...{ file, pointer, base },
  value: null,
  schemaVersion: SCHEMA_VERSION,
  removed: true,
});
