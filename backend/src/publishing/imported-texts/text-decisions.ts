import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import type { ArticleValue } from '../articles/article-value.js';
import { DocumentKinds } from '../documents/document-kinds.js';
import { blankDocument } from '../documents/document-row.js';
import type { DocumentKind } from '../documents/document-rules.js';
import { MAX_PAGES } from '../pages/page-rules.js';
import type { PageValue } from '../pages/page-value.js';
import { candidates, freeSlug } from './imported-slugs.js';
import { countPages, findTakenSlugs, type KnownText, lockTexts } from './imported-texts.queries.js';
import type { PlannedTexts, TextDecision, TextToImport } from './text-to-import.js';

export interface DecidedText {
  decision: TextDecision;
  documentId?: string;
  create?: TextToImport;
  update?: TextToImport & { known: KnownText };
}

const PREFIX = /^PUBLISHING\./;

const NOTHING_PLANNED: PlannedTexts = { addresses: async () => [], pages: 0 };

/** Decides what imported texts do: the same for a dry run and an import. */
@Injectable()
export class TextDecisions {
  constructor(
    private readonly database: Database,
    private readonly kinds: DocumentKinds,
  ) {}

  /** @param planned earlier texts of the same dry run */
  async decide(
    texts: readonly TextToImport[],
    planned: PlannedTexts = NOTHING_PLANNED,
  ): Promise<DecidedText[]> {
    const { manager } = this.database;
    const locked = await lockTexts(
      manager,
      texts.flatMap(({ documentId }) => documentId ?? []),
    );
    const known = new Map(locked.map((text) => [text.id, text]));
    const taken = await this.takenSlugs(texts, planned);
    let pages = (await countPages(manager)) + planned.pages;
    const decided: DecidedText[] = [];
    for (const text of texts) {
      const before = known.get(text.documentId ?? '');
      if (before) decided.push(await this.decideAgain(text, before));
      // Removed here by her.
      else if (text.documentId) decided.push({ decision: { outcome: 'skipped', code: 'REMOVED_HERE' } });
      else if (text.kind === 'page' && pages >= MAX_PAGES)
        decided.push({ decision: { outcome: 'skipped', code: 'TOO_MANY_PAGES' } });
      else {
        if (text.kind === 'page') pages += 1;
        decided.push(await this.decideNew(text, taken));
      }
    }
    return decided;
  }

  private async decideNew(text: TextToImport, taken: Map<DocumentKind, Set<string>>): Promise<DecidedText> {
    const used = taken.get(text.kind) ?? new Set<string>();
    const wanted = text.value.slug;
    const slug = freeSlug(text.kind, wanted, used);
    used.add(slug);
    const value = { ...text.value, slug };
    const code = text.state === 'draft' ? undefined : await this.faultOf(text.kind, value);
    const decision: TextDecision = {
      outcome: 'new',
      slug,
      ...(wanted === slug ? {} : { code: 'OTHER_ADDRESS', params: { slug } }),
      ...(code ? { code: `DRAFT_${code}` } : {}),
    };
    return { decision, create: { ...text, value, state: code ? 'draft' : text.state } };
  }

  /** The address stays as it is. */
  private async decideAgain(text: TextToImport, known: KnownText): Promise<DecidedText> {
    const keep = (code?: string): DecidedText => ({
      decision: { outcome: 'unchanged', ...(code ? { code } : {}) },
      documentId: known.id,
    });
    if (known.fingerprint === text.fingerprint) return keep();
    if (known.isChanged) return keep('CHANGED_HERE');
    const value = { ...text.value, slug: known.slug };
    const code = known.isDraft ? undefined : await this.faultOf(text.kind, value);
    if (code) return keep('KEPT_INVALID');
    return { decision: { outcome: 'updated' }, update: { ...text, value, known } };
  }

  /** Code of the reason why visitors could not read it. */
  private async faultOf(kind: DocumentKind, value: ArticleValue | PageValue): Promise<string | undefined> {
    try {
      const row = { ...blankDocument(randomUUID(), kind), value };
      await this.kinds.of(kind).check(row);
      return undefined;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return error.code.replace(PREFIX, '');
    }
  }

  private async takenSlugs(
    texts: readonly TextToImport[],
    planned: PlannedTexts,
  ): Promise<Map<DocumentKind, Set<string>>> {
    const taken = new Map<DocumentKind, Set<string>>();
    for (const kind of ['article', 'page'] as const) {
      const slugs = texts.flatMap(({ kind: own, value }) => (own === kind ? candidates(value.slug) : []));
      const found = await findTakenSlugs(this.database.manager, kind, slugs);
      taken.set(kind, new Set([...found, ...(await planned.addresses(kind, slugs))]));
    }
    return taken;
  }
}
