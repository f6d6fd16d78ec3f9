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
   * Adds an entry to a list in the draft of a section; the owner publishes it.
   * @param list of the content: `{ file: 'pages/speaking.json', pointer: '/words/events' }`
   * @param fields by pointer below the entry: `/title`
   * @returns id of the entry
   */
  async addEntry(
    section: string,
    list: ContentPlace,
    fields: Readonly<Record<string, Json>>,
    by: Staff,
  ): Promise<string> {
    const draft = await this.drafts.find(section);
    const changes = (draft?.changes ?? []).map(withoutFacts);
    const id = `new-${randomBytes(4).toString('hex')}`;
    const { file, pointer } = list;
    const added = Object.entries(fields).map(([below, value]): ContentChange => {
      return { file, pointer: `${pointer}/${id}${below}`, value };
    });
    const order = await this.orderWith(id, list, changes);
    const others = order ? changes.filter((change) => placeKey(change) !== placeKey(list)) : changes;
    const next = [...others, ...added, ...(order ? [order] : [])];
    await this.drafts.save(section, { revision: draft?.revision ?? 0, changes: next }, by);
    return id;
  }

  /** A list that the owner ordered shows only entries of the order. */
  private async orderWith(
    id: string,
    list: ContentPlace,
    changes: readonly ContentChange[],
  ): Promise<ContentChange | undefined> {
    const { values } = await this.store.read();
    const known = [...values, ...changes].findLast((each) => placeKey(each) === placeKey(list))?.value;
    if (known === undefined || !isOrder(known)) return undefined;
    return { ...list, value: { order: [...known.order, id] } };
  }
}
