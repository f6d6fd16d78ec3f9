import { randomBytes } from 'node:crypto';

import { isOrder, type Json } from '@lectern/catalogue/stored-values';
import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { ContentDrafts, withoutFacts } from './content-drafts.js';
import { type ContentChange, type ContentPlace, placeKey } from './content-rules.js';
import { ContentStore } from './content-store.js';

/** Changes of the content by other features. */
@Injectable()
export class ContentValues {
  constructor(
    private readonly drafts: ContentDrafts,
    private readonly store: ContentStore,
  ) {}

  /**
   * Adds an entry to a list in the draft of a section; the owner publishes it. Has no effect if the list has the entry.
   * @param list of the content: `{ file: 'events.json', pointer: '/events' }`
   * @param fields by pointer below the entry: `/title`
   * @returns id of the entry
   */
  async addEntry(
    section: string,
    list: ContentPlace,
    fields: Readonly<Record<string, Json>>,
    by: Staff,
    id = newEntryId(randomBytes(4)),
  ): Promise<string> {
    const draft = await this.drafts.find(section);
    const changes = (draft?.changes ?? []).map(withoutFacts);
    const { values } = await this.store.read();
    const known = new Map([...values, ...changes].map((each) => [placeKey(each), each.value]));
    const order = known.get(placeKey(list));
    const listed = order !== undefined && isOrder(order) ? order.order : undefined;
    const below = `${placeKey(list)}/${id}/`;
    const hasFields = [...known].some(([key, value]) => key.startsWith(below) && value !== undefined);
    if (hasFields && (listed?.includes(id) ?? true)) return id;
    const { file, pointer } = list;
    const added = Object.entries(fields).map(([name, value]): ContentChange => {
      return { file, pointer: `${pointer}/${id}${name}`, value };
    });
    // A list that the owner ordered shows only entries of the order.
    if (listed) added.push({ ...list, value: { order: [...listed, id] } });
    const replaced = new Set(added.map(placeKey));
    const others = changes.filter((change) => !replaced.has(placeKey(change)));
    await this.drafts.save(section, { revision: draft?.revision ?? 0, changes: [...others, ...added] }, by);
    return id;
  }
}

/** @param random four bytes */
export const newEntryId = (random: Buffer): string => `new-${random.subarray(0, 4).toString('hex')}`;
