import { isWholeOfBook, SCHEMA_VERSION } from '@lectern/catalogue/stored-values';
import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { shownName } from '../documents/documents.js';
import { ContentDrafts, type SavedDraft } from './content-drafts.js';
import { type ContentChange, type DraftChange, isSameValue, placeKey } from './content-rules.js';
import { contentLanguage, sectionOf } from './content-sections.js';
import { ContentStore } from './content-store.js';
import { listPublications, type VersionRow } from './content-values.queries.js';

/** Earlier publications of a section. */
@Injectable()
export class ContentVersions {
  constructor(
    private readonly database: Database,
    private readonly drafts: ContentDrafts,
    private readonly store: ContentStore,
  ) {}

  /** Newest first. */
  async list(section: string): Promise<VersionRow[]> {
    await this.drafts.find(section);
    const rows = await listPublications(this.database.manager, contentLanguage(), section);
    return rows.map((row) => ({ ...row, who: shownName(row.who) }));
  }

  /**
   * Replaces the draft by what visitors read after a publication; 0 for the content itself.
   * @throws DomainError if it is unknown
   */
  async restore(section: string, version: number, by: Staff): Promise<SavedDraft> {
    const versions = await this.list(section);
    if (version !== 0 && !versions.some((each) => each.version === version))
      throw new DomainError('not-found', 'CONTENT.VERSION_UNKNOWN', 'We can’t find this version.');
    const draft = await this.drafts.find(section);
    const changes = await this.changesTo(section, version, versions);
    return this.drafts.replace(section, draft?.revision ?? 0, changes, by);
  }

  private async changesTo(
    section: string,
    version: number,
    versions: readonly VersionRow[],
  ): Promise<DraftChange[]> {
    const then = (await this.store.read(version)).values;
    const now = (await this.store.read()).values;
    const published = new Set(versions.flatMap(({ changes }) => changes.map(placeKey)));
    const isAsked = (value: ContentChange) =>
      !isWholeOfBook(value) && (sectionOf(value) === section || published.has(placeKey(value)));
    const before = new Map(then.filter(isAsked).map((value) => [placeKey(value), value]));
    const current = new Map(now.filter(isAsked).map((value) => [placeKey(value), value]));
    const again = [...before.values()].filter(
      (value) => !isSameValue(value.value, current.get(placeKey(value))?.value),
    );
    const gone = [...current.values()].filter((value) => !before.has(placeKey(value)));
    const seen = (value: ContentChange) => current.get(placeKey(value))?.version ?? 0;
    return [
      ...again.map(({ file, pointer, value, base, schemaVersion }): DraftChange => {
        return { file, pointer, value, base, schemaVersion, seen: seen({ file, pointer }) };
      }),
      ...gone.map(({ file, pointer, base }): DraftChange => {
        return { file, pointer, base, schemaVersion: SCHEMA_VERSION, seen: seen({ file, pointer }) };
      }),
    ];
  }
}
