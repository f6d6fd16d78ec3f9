import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { ChangeFeed } from '../../platform/events/change-feed.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { DOCUMENTS_CHANGED } from '../documents/document-publishing.js';
import { publishScheduled } from '../documents/documents.jobs.js';
import { oldAddressOf } from './imported-slugs.js';
import {
  createTexts,
  deleteTexts,
  findVersion,
  type KnownText,
  lockTexts,
  type TextToCreate,
  updateText,
} from './imported-texts.queries.js';
import { TextDecisions } from './text-decisions.js';
import type { PlannedTexts, TextDecision, TextToImport, TextUndo } from './text-to-import.js';

export interface WrittenText {
  decision: TextDecision;
  documentId?: string | undefined;
  undo?: TextUndo;
}

/** Articles and pages that come from another service. Its calls belong to the open transaction. */
@Injectable()
export class ImportedTexts {
  constructor(
    private readonly database: Database,
    private readonly decisions: TextDecisions,
    private readonly outbox: Outbox,
    private readonly changes: ChangeFeed,
  ) {}

  async plan(texts: readonly TextToImport[], planned: PlannedTexts): Promise<TextDecision[]> {
    return (await this.decisions.decide(texts, planned)).map(({ decision }) => decision);
  }

  /** The same texts again change nothing. Texts that were changed here since are kept. */
  async write(texts: readonly TextToImport[], who: string): Promise<WrittenText[]> {
    for (const kind of ['article', 'page']) await this.database.lock(`document-addresses:${kind}`);
    const decided = await this.decisions.decide(texts);
    const { manager } = this.database;
    const created: TextToCreate[] = [];
    const written: WrittenText[] = [];
    for (const { decision, documentId, create, update } of decided) {
      if (update) {
        const { known, value, fingerprint } = update;
        const scheduledAt = update.state === 'scheduled' ? update.publishedAt : null;
        await updateText(manager, { id: known.id, value, fingerprint, scheduledAt }, who);
        await this.schedule(known.id, scheduledAt);
        const undo = { effect: 'updated', version: known.version } as const;
        written.push({ decision, documentId: known.id, undo });
      } else if (create) {
        const id = randomUUID();
        created.push(rowOf(id, create));
        written.push({ decision, documentId: id, undo: { effect: 'created' } });
      } else written.push({ decision, documentId });
    }
    if (created.length > 0) await createTexts(manager, created, who);
    for (const { id, scheduledAt } of created)
      await this.schedule(id, scheduledAt ? new Date(scheduledAt) : null);
    return written;
  }

  /** Removes texts that came with an import, and restores those it changed. Keeps what was changed since. */
  async undo(
    texts: readonly { documentId: string; undo: TextUndo }[],
    who: string,
  ): Promise<('removed' | 'restored' | 'kept')[]> {
    const { manager } = this.database;
    const locked = await lockTexts(
      manager,
      texts.map(({ documentId }) => documentId),
    );
    const known = new Map(locked.map((text) => [text.id, text]));
    const removed = texts.filter(({ documentId, undo }) => {
      const text = known.get(documentId);
      return undo.effect === 'created' && text && !text.isChanged;
    });
    await deleteTexts(
      manager,
      removed.map(({ documentId }) => documentId),
    );
    const results: ('removed' | 'restored' | 'kept')[] = [];
    for (const text of texts) {
      if (removed.includes(text)) results.push('removed');
      else results.push((await this.restore(text, known.get(text.documentId), who)) ? 'restored' : 'kept');
    }
    return results;
  }

  /** Has the pages rendered again. Once for many texts: rendering takes all of them. */
  announce(): Promise<void> {
    return this.changes.publish(DOCUMENTS_CHANGED);
  }

  private async restore(
    { documentId: id, undo }: { documentId: string; undo: TextUndo },
    known: KnownText | undefined,
    who: string,
  ): Promise<boolean> {
    if (undo.effect !== 'updated' || !known || known.isChanged) return false;
    const { manager } = this.database;
    const value = await findVersion(manager, id, undo.version);
    if (!value) return false;
    await updateText(manager, { id, value, fingerprint: '', scheduledAt: null }, who);
    return true;
  }

  /** A job for an earlier time does nothing. */
  private async schedule(documentId: string, at: Date | null): Promise<void> {
    if (!at) return;
    const delayMs = Math.max(0, at.getTime() - Date.now());
    await this.outbox.enqueue(publishScheduled, { documentId }, { delayMs });
  }
}

function rowOf(id: string, text: TextToImport): TextToCreate {
  const { kind, value, state, publishedAt, fingerprint, oldAddresses } = text;
  const at = (publishedAt ?? new Date()).toISOString();
  const old = [...new Set(oldAddresses.map(oldAddressOf))];
  return {
    ...{ id, kind, state, slug: value.slug, value, fingerprint, oldAddresses: old },
    publishedAt: state === 'published' ? at : null,
    scheduledAt: state === 'scheduled' ? at : null,
  };
}
