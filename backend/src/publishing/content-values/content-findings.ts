import type { Finding, Json } from '@lectern/catalogue/values';
import { isOrder, pointerOf, SCHEMA_VERSION, stepsOf } from '@lectern/catalogue/stored-values';
import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { shownName } from '../documents/documents.js';
import { ContentFields } from './content-fields.js';
import { ContentPublishing, removedValue } from './content-publishing.js';
import { type ContentPlace, placeKey, type PublicationReason } from './content-rules.js';
import { contentLanguage, sectionOf } from './content-sections.js';
import { ContentStore, type PublishedValue } from './content-store.js';
import { findKeptWords, type KeptWordsRow, type NewValue } from './content-values.queries.js';

export interface SectionFinding extends Finding {
  section: string;
}

/** `keep`: hers stays over the new content. `take`: the content's is shown. */
export type Decision = 'keep' | 'take';

/** Published values that need a decision after the content or the release changed. */
@Injectable()
export class ContentFindings {
  constructor(
    private readonly database: Database,
    private readonly store: ContentStore,
    private readonly fields: ContentFields,
    private readonly publishing: ContentPublishing,
  ) {}

  async list(): Promise<SectionFinding[]> {
    const { values } = await this.store.read();
    if (values.length === 0) return [];
    const { findings } = await this.fields.published(values);
    return findings.map((finding) => ({ ...finding, section: sectionOf(finding) }));
  }

  /** Words of values that had lost their place when she decided, newest first. */
  async keptWords(): Promise<KeptWordsRow[]> {
    const rows = await findKeptWords(this.database.manager, contentLanguage());
    return rows.map((row) => ({ ...row, who: shownName(row.who) }));
  }

  /** @throws DomainError if there is nothing to decide, or no place for her words */
  async decide(place: ContentPlace, decision: Decision, by: Staff): Promise<void> {
    const finding = (await this.list()).find((each) => placeKey(each) === placeKey(place));
    if (!finding) throw new DomainError('not-found', 'CONTENT.DECIDED', 'This is decided already.');
    if (decision === 'keep' && (finding.kind === 'lost' || finding.kind === 'unfit'))
      throw new DomainError(
        'conflict',
        'CONTENT.NO_LONGER_FITS',
        'The site has no place for this text any more. Please take the new one; yours is kept in the list of kept words.',
      );
    const reason = reasonOf(finding, decision);
    await this.publishing.append({ section: finding.section, reason }, by, async ({ values }) => ({
      changed: decided(finding, decision, values),
      commit: async () => undefined,
    }));
  }
}

function reasonOf({ kind }: Finding, decision: Decision): PublicationReason {
  if (kind === 'lost' || kind === 'unfit') return 'set-aside';
  return decision === 'keep' ? 'kept' : 'taken';
}

function decided(finding: Finding, decision: Decision, values: readonly PublishedValue[]): NewValue[] {
  if (finding.kind === 'new-entry') return decidedEntry(finding, decision, values);
  const value = values.find((each) => placeKey(each) === placeKey(finding));
  if (!value) return [];
  if (decision === 'keep') return [rebased(value, value.value, finding.now)];
  const isSetAside = finding.kind === 'lost' || finding.kind === 'unfit';
  return [{ ...removedValue(value), ...(isSetAside && { value: value.value }) }];
}

/** A list that she ordered has one more entry: known from now on, and either in the order or not. */
function decidedEntry(finding: Finding, decision: Decision, values: readonly PublishedValue[]): NewValue[] {
  const steps = stepsOf(finding.pointer);
  const id = steps.pop() ?? '';
  const list = { file: finding.file, pointer: pointerOf(steps) };
  const value = values.find((each) => placeKey(each) === placeKey(list));
  if (!value || !isOrder(value.value)) return [];
  const known = Array.isArray(value.base) ? value.base : [];
  const order = decision === 'keep' ? value.value.order : [...value.value.order, id];
  return [rebased(value, { order }, [...known, id])];
}

const rebased = ({ file, pointer }: PublishedValue, value: Json, base: Json): NewValue => ({
  ...{ file, pointer, value, base },
  schemaVersion: SCHEMA_VERSION,
  removed: false,
});
