import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { findErasedPeople } from '../../platform/audit-log/erased-people.queries.js';
import { Database } from '../../platform/database/database.js';
import { BulkEmailThrottle } from '../../platform/email/bulk-email-throttle.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { MailSuppressions } from '../../platform/email/mail-suppressions.js';
import { Pseudonyms } from '../../platform/email/pseudonyms.js';
import { HandlesJob } from '../../platform/jobs/handles-job.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { requestConfirmation } from '../newsletter/newsletter.jobs.js';
import {
  decideReader,
  type ImportedReader,
  type KnownReader,
  type ReaderChoices,
  type ReaderDecision,
  type ReaderFacts,
} from './imported-reader-rules.js';
import { askImportedReaders } from './imported-readers.jobs.js';
import {
  claimToAsk,
  findAsked,
  findKnownReaders,
  findSuppressed,
  type OriginToSave,
  recordAsked,
  saveOrigins,
  saveSubscriptions,
  type SubscriptionToSave,
} from './imported-readers.queries.js';

export interface PlannedReader {
  reader: ImportedReader;
  decision: ReaderDecision;
  known: KnownReader | undefined;
}

interface NumberedReader extends PlannedReader {
  subscriptionId: string | undefined;
}

export interface WrittenReader extends PlannedReader {
  after: KnownReader | undefined;
}

/** Subscriptions of people who subscribed at another service. Addresses of one call are unique. */
@Injectable()
export class ImportedReaders {
  constructor(
    private readonly database: Database,
    private readonly pseudonyms: Pseudonyms,
    private readonly suppressions: MailSuppressions,
    private readonly throttle: BulkEmailThrottle,
    private readonly emailQueue: EmailQueue,
    private readonly outbox: Outbox,
  ) {}

  /** Decides about each reader without writing. */
  async plan(readers: readonly ImportedReader[], choices: ReaderChoices): Promise<PlannedReader[]> {
    return this.decide(readers, choices, '');
  }

  /**
   * Writes each reader in the open transaction. No one is emailed, except with `asksOthers` those without a proof of
   * consent: they get a confirmation request, at the pace of broadcasts.
   */
  async write(readers: readonly ImportedReader[], choices: ReaderChoices): Promise<WrittenReader[]> {
    const { manager } = this.database;
    const planned = await this.decide(readers, choices, 'FOR NO KEY UPDATE OF s');
    const written: NumberedReader[] = planned.map((each) => ({
      ...each,
      subscriptionId: each.known?.id ?? newIdFor(each),
    }));
    const subscriptions = written.flatMap((each) => subscriptionOf(each) ?? []);
    if (subscriptions.length > 0) await saveSubscriptions(manager, subscriptions);
    const origins = written.flatMap((each) => originOf(each, choices.source) ?? []);
    if (origins.length > 0) await saveOrigins(manager, origins);
    await this.suppress(planned);
    if (origins.some(({ isToAsk }) => isToAsk))
      await this.outbox.enqueue(askImportedReaders, {}, { dedupKey: 'imported' });
    const emails = readers.map(({ email }) => email);
    const after = await findKnownReaders(manager, emails, '');
    return planned.map((each) => ({ ...each, after: after.get(each.reader.email) }));
  }

  private async decide(
    readers: readonly ImportedReader[],
    choices: ReaderChoices,
    lock: 'FOR NO KEY UPDATE OF s' | '',
  ): Promise<PlannedReader[]> {
    const { manager } = this.database;
    const named = readers.map((reader) => ({ reader, pseudonym: this.pseudonyms.of(reader.email) }));
    const emails = readers.map(({ email }) => email);
    const pseudonyms = named.map(({ pseudonym }) => pseudonym);
    const known = await findKnownReaders(manager, emails, lock);
    const suppressed = await findSuppressed(manager, [...emails, ...pseudonyms]);
    const erased = await findErasedPeople(manager, pseudonyms);
    const asked = await findAsked(manager, pseudonyms);
    return named.map(({ reader, pseudonym }) => {
      const facts: ReaderFacts = {
        known: known.get(reader.email),
        isSuppressed: suppressed.has(reader.email) || suppressed.has(pseudonym),
        isErased: erased.has(pseudonym),
        wasAsked: asked.has(pseudonym),
      };
      return { reader, known: facts.known, decision: decideReader(reader, facts, choices) };
    });
  }

  private async suppress(planned: readonly PlannedReader[]): Promise<void> {
    for (const reason of ['bounced', 'complained'] as const) {
      const addresses = planned
        .filter(({ reader, decision }) => decision.effect === 'suppress' && reader.state === reason)
        .map(({ reader }) => reader.email);
      if (addresses.length > 0) await this.suppressions.addAll('letters', addresses, reason);
    }
  }

  /** Each address once, whatever is imported later. */
  @HandlesJob(askImportedReaders)
  async ask(): Promise<void> {
    const { batchSize } = this.throttle;
    const { manager } = this.database;
    const claimed = await claimToAsk(manager, batchSize);
    const fresh = await recordAsked(
      manager,
      claimed.map(({ email }) => this.pseudonyms.of(email)),
    );
    const toAsk = claimed.filter(({ email }) => fresh.has(this.pseudonyms.of(email)));
    const delaysMs = await this.throttle.delaysMs(toAsk.length);
    for (const [at, { subscriptionId, email }] of toAsk.entries())
      await this.emailQueue.enqueue(requestConfirmation, { subscriptionId }, email, {
        delayMs: delaysMs[at],
      });
    if (claimed.length === batchSize)
      await this.outbox.enqueue(askImportedReaders, {}, { delayMs: delaysMs.at(-1) });
  }
}

const newIdFor = ({ decision: { effect } }: PlannedReader): string | undefined =>
  effect === 'subscribe' || effect === 'ask' || effect === 'end' ? randomUUID() : undefined;

function subscriptionOf({
  reader,
  decision,
  subscriptionId,
}: NumberedReader): SubscriptionToSave | undefined {
  const { email, topics, consent, endedAt } = reader;
  if (!subscriptionId) return undefined;
  const base = { id: subscriptionId, email, topics };
  switch (decision.effect) {
    case 'subscribe':
      return { ...base, status: 'confirmed', confirmedAt: consent?.at ?? null, endedAt: null };
    case 'ask':
      return { ...base, status: 'pending', confirmedAt: null, endedAt: null };
    case 'end':
      return { ...base, status: 'ended', confirmedAt: null, endedAt: endedAt ?? new Date().toISOString() };
    default:
      return undefined;
  }
}

/** Only a reader's proof is kept of those who left. */
function originOf(
  { reader, decision, subscriptionId, known }: NumberedReader,
  source: string,
): OriginToSave | undefined {
  const { effect } = decision;
  if (!subscriptionId || effect === 'none' || effect === 'suppress') return undefined;
  if (effect === 'end' && known) return undefined;
  const { consent, details } = reader;
  return {
    subscriptionId,
    source,
    consent,
    details: effect === 'end' ? {} : details,
    isToAsk: effect === 'ask',
  };
}
