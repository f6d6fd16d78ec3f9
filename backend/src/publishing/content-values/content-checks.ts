import type { Finding } from '@lectern/catalogue/values';
import type { OwnerValue } from '@lectern/catalogue/stored-values';
import { Injectable } from '@nestjs/common';

import { DomainError } from '../../platform/http/domain-error.js';
import { joinSentences } from '../../platform/http/sentences.js';
import { ChangedTexts } from './changed-texts.js';
import { ContentLinks } from './content-links.js';
import { ContentReading } from './content-reading.js';
import { placeKey } from './content-rules.js';
import type { NewValue } from './content-values.queries.js';
import { refusalSentence } from './refusal-sentences.js';

/** A value that cannot be published. */
type Refusal = Pick<Finding, 'file' | 'pointer' | 'message' | 'cause'>;

/** Checks that values fit before they are published. */
@Injectable()
export class ContentChecks {
  constructor(
    private readonly reading: ContentReading,
    private readonly links: ContentLinks,
    private readonly texts: ChangedTexts,
  ) {}

  /** @throws DomainError with a sentence for each value that does not fit */
  async check(published: readonly OwnerValue[], changed: readonly NewValue[]): Promise<void> {
    const after = replaced(published, changed);
    const unfit: Refusal[] = await this.reading.check(published.map(plain), after);
    const lost = await this.links.findBroken(after, changed);
    const texts = await this.texts.findUnfit(published.map(plain), changed);
    refuse([...unfit, ...lost, ...texts]);
  }

  /** Checks values that remain when others are removed. */
  async checkRest(published: readonly OwnerValue[], changed: readonly NewValue[]): Promise<void> {
    const after = replaced(published, changed);
    if (after.length > 0) refuse(await this.reading.check(published.map(plain), after));
  }
}

const plain = ({ file, pointer, value, base, schemaVersion }: OwnerValue): OwnerValue => ({
  ...{ file, pointer, value, base, schemaVersion },
});

function replaced(published: readonly OwnerValue[], changed: readonly NewValue[]): OwnerValue[] {
  const places = new Set(changed.map(placeKey));
  const others = published.filter((value) => !places.has(placeKey(value)));
  return [...others, ...changed.filter(({ removed }) => !removed)].map(plain);
}

/** Lists each field at fault once: if a new entry lacks a field, all values of the entry are refused for it. */
function refuse(refused: readonly Refusal[]): void {
  const faults = new Map<string, Refusal>();
  for (const { file, pointer, cause = pointer, message } of refused) {
    const place = placeKey({ file, pointer: cause });
    if (!faults.has(place)) faults.set(place, { file, pointer: cause, message });
  }
  if (faults.size === 0) return;
  const errors = [...faults].map(([field, fault]) => ({ field, message: refusalSentence(fault) }));
  throw new DomainError(
    'unprocessable',
    'CONTENT.UNFIT',
    joinSentences(errors.map(({ message }) => message)),
    errors,
    { findings: [...faults.values()] },
  );
}
