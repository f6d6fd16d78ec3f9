import { type Json, moveValue, type OwnerValue } from '@lectern/catalogue/stored-values';
import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { ChangeFeed } from '../../platform/events/change-feed.js';
import { nameOf } from '../documents/documents.js';
import { type ContentPlace, placeKey, type PublicationReason } from './content-rules.js';
import { contentLanguage } from './content-sections.js';
import { ContentPublication } from './content-values.entity.js';
import {
  appendValues,
  findCurrent,
  findSectionsSince,
  lastPublication,
  type NewValue,
} from './content-values.queries.js';

/** Values of the content that visitors read changed. */
export const CONTENT_CHANGED = 'content';

export interface PublishedValue extends OwnerValue {
  version: number;
  publication: number;
  /** Where an older release stored it. */
  stored: ContentPlace;
}

export interface PublishedValues {
  /** Of the last publication; 0 before the first one. */
  publication: number;
  values: PublishedValue[];
}

/** Undefined `value`: back to the content. */
export interface ValueChange extends ContentPlace {
  value?: Json;
  base: Json;
}

export interface Publication {
  section: string;
  reason: PublicationReason;
}

/** The owner's published values. */
@Injectable()
export class ContentStore {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
    private readonly changes: ChangeFeed,
  ) {}

  /** @param until the state after this publication; the last one by default */
  read(until?: number): Promise<PublishedValues> {
    return readPublished(this.database, until);
  }

  /** Sections that were published after a publication. */
  sectionsSince(publication: number): Promise<string[]> {
    return findSectionsSince(this.database.manager, publication);
  }

  /**
   * Stores changes as one publication. Runs in the caller's transaction.
   * @returns its number; undefined if someone published after `seen` was read
   */
  async append(
    { publication: seen, values }: PublishedValues,
    { section, reason }: Publication,
    changed: readonly NewValue[],
    by: Staff,
  ): Promise<number | undefined> {
    const { manager } = this.database;
    await this.database.lock('content-publication');
    if ((await lastPublication(manager)) !== seen) return undefined;
    const number = seen + 1;
    await manager.insert(ContentPublication, { number, section, reason, who: nameOf(by) });
    const language = contentLanguage();
    await appendValues(manager, { language, publication: number }, [
      ...changed,
      ...leftBehind(values, changed),
    ]);
    await this.changes.publish(CONTENT_CHANGED);
    const before = new Map(values.map((value) => [placeKey(value), value.value]));
    await this.auditLog.record(by, {
      action: `content.${reason}`,
      subject: { kind: 'content', id: section },
      before: { values: changed.map((each) => ({ ...placeOf(each), value: before.get(placeKey(each)) })) },
      after: {
        version: number,
        values: changed.map((each) => ({ ...placeOf(each), ...(each.removed ? {} : { value: each.value }) })),
      },
    });
    return number;
  }
}

export async function readPublished({ manager }: Database, until?: number): Promise<PublishedValues> {
  const publication = until ?? (await lastPublication(manager));
  const rows = await findCurrent(manager, contentLanguage(), publication);
  const values = new Map<string, PublishedValue>();
  for (const row of rows) {
    const { file, pointer } = row;
    const value = { ...row, ...moveValue(row), stored: { file, pointer } };
    // In the order of publications: the latest of one place counts.
    values.set(placeKey(value), value);
  }
  return { publication, values: [...values.values()] };
}

const placeOf = ({ file, pointer }: ContentPlace): ContentPlace => ({ file, pointer });

/** Removes values from places of older releases that have a new value in this release's. */
function leftBehind(values: readonly PublishedValue[], changed: readonly NewValue[]): NewValue[] {
  const places = new Set(changed.map(placeKey));
  return values
    .filter((value) => places.has(placeKey(value)) && placeKey(value.stored) !== placeKey(value))
    .map(({ stored, base, schemaVersion }) => ({
      ...stored,
      value: null,
      base,
      schemaVersion,
      removed: true,
    }));
}
