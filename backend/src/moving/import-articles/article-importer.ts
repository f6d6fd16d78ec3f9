import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

import { ArticleCategories, ImportedTexts, type TextUndo } from '../../publishing/index.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { openExport } from '../export-files/open-export.js';
import type { ImportBatch } from '../import-batches/import-batch.entity.js';
import { findMade } from '../import-batches/import-batches.queries.js';
import type { Inspection } from '../import-batches/import-rules.js';
import type {
  FaultyEntry,
  Importer,
  ImportEntry,
  ImportFile,
  PlannedRow,
  Preparation,
  UndoableRow,
  UndoneRow,
  WrittenRow,
} from '../import-batches/importer.js';
import { Importers } from '../import-batches/importers.js';
import { BroughtPictures } from '../imported-pictures/brought-pictures.js';
import { categoryNameOf, textToImport } from './article-of.js';
import { type ArticleOptions, articleOptionsOf, readArticleOptions } from './article-options.js';
import { ArticlePreparation, type ArticleSource, type ReadyText } from './article-preparation.js';
import { rowsOf, type SortedText } from './article-rows.js';
import { plannedTexts } from './planned-texts.js';

/** Texts are longer than rows of a table. */
const CHUNK_SIZE = 50;
const MAX_CATEGORY_LENGTH = 40;

type Entry = ImportEntry<ReadyText>;

/** @param number of the entry that asks */
type CategoryOf = (name: string, number: number) => Promise<string | undefined>;

/** Articles and pages of WordPress, Ghost and Substack. */
@Injectable()
export class ArticleImporter implements Importer<ArticleSource, ReadyText> {
  readonly kind = 'articles';
  readonly chunkSize = CHUNK_SIZE;

  constructor(
    importers: Importers,
    private readonly texts: ImportedTexts,
    private readonly categories: ArticleCategories,
    private readonly preparation: ArticlePreparation,
    private readonly pictures: BroughtPictures,
  ) {
    importers.add(this);
  }

  async inspect(files: readonly ImportFile[]): Promise<Inspection> {
    const { source, entries, close } = await openExport(files);
    try {
      let hasCategories = false;
      for await (const entry of entries()) {
        if ('fault' in entry || entry.categories.length === 0) continue;
        hasCategories = true;
        break;
      }
      const options: ArticleOptions = {
        state: 'same',
        categoriesFrom: hasCategories ? 'categories' : source === 'ghost' ? 'tags' : 'none',
        site: '',
      };
      return { source, options };
    } finally {
      close();
    }
  }

  readOptions(value: unknown): object {
    return readArticleOptions(value);
  }

  async *entries(files: readonly ImportFile[]): AsyncGenerator<ImportEntry<ArticleSource> | FaultyEntry> {
    const opened = await openExport(files);
    try {
      let number = 0;
      for await (const entry of opened.entries()) {
        number += 1;
        const { place } = entry;
        if ('fault' in entry) yield { number, place, fault: entry.fault };
        else yield { number, place, sourceId: entry.sourceId, value: { ...entry, export: opened } };
      }
    } finally {
      opened.close();
    }
  }

  prepare(
    entries: readonly ImportEntry<ArticleSource>[],
    preparation: Preparation,
  ): Promise<(Entry | FaultyEntry)[]> {
    return this.preparation.prepare(entries, preparation);
  }

  async plan(manager: EntityManager, entries: readonly Entry[], batch: ImportBatch): Promise<PlannedRow[]> {
    const { rows, sorted } = await this.sort(manager, entries, batch, (name) => this.categories.idOf(name));
    const planned = await plannedTexts(manager, batch.id);
    const decisions = await this.texts.plan(
      sorted.map(({ text }) => text),
      planned,
    );
    return [...rows, ...decisions.flatMap((decision, at) => rowsOf(sorted[at], decision))];
  }

  async write(manager: EntityManager, entries: readonly Entry[], batch: ImportBatch): Promise<WrittenRow[]> {
    const created = new Map<number, string>();
    const { rows, sorted } = await this.sort(manager, entries, batch, async (name, number) => {
      const known = await this.categories.idOf(name);
      if (known) return known;
      const id = await this.createCategory(name, batch.who);
      if (id) created.set(number, id);
      return id;
    });
    const written = await this.texts.write(
      sorted.map(({ text }) => text),
      batch.who,
    );
    return [
      ...rows,
      ...written.flatMap(({ decision, documentId, undo }, at): WrittenRow[] => {
        const made = documentId ? { kind: sorted[at]?.text.kind ?? 'article', id: documentId } : undefined;
        return rowsOf(sorted[at], decision).map((row) => ({
          ...row,
          made,
          undo: undo && { ...undo, category: created.get(row.number) },
        }));
      }),
    ];
  }

  async undo(
    _manager: EntityManager,
    rows: readonly UndoableRow[],
    { who }: ImportBatch,
  ): Promise<UndoneRow[]> {
    const undoable = rows.map(({ made, undo }) => ({
      documentId: made.id,
      undo: undo as unknown as TextUndo & { category?: string },
    }));
    const results = await this.texts.undo(undoable, who);
    const categories = undoable.flatMap(({ undo }) => undo.category ?? []);
    if (categories.length > 0) await this.categories.removeUnused(categories, { name: who });
    return rows.map(({ number }, at) => ({ number, undone: results[at] ?? 'kept' }));
  }

  takeBack(batch: ImportBatch): Promise<boolean> {
    return this.pictures.takeBack(batch);
  }

  announce(): Promise<void> {
    return this.texts.announce();
  }

  /** Undefined if there may be no more, or its name makes no address. */
  private async createCategory(name: string, who: string): Promise<string | undefined> {
    try {
      return await this.categories.create(name.slice(0, MAX_CATEGORY_LENGTH).trim(), { name: who });
    } catch (error) {
      if (error instanceof DomainError) return undefined;
      throw error;
    }
  }

  /** Separates doubles and empty texts from those to import. */
  private async sort(
    manager: EntityManager,
    entries: readonly Entry[],
    batch: ImportBatch,
    categoryOf: CategoryOf,
  ): Promise<{ rows: PlannedRow[]; sorted: SortedText[] }> {
    const origin = { kind: this.kind, source: batch.inspection.source } as const;
    const made = await findMade(
      manager,
      origin,
      entries.map(({ sourceId }) => sourceId),
    );
    const options = articleOptionsOf(batch);
    const rows: PlannedRow[] = [];
    const sorted: SortedText[] = [];
    for (const entry of entries) {
      const { number, sourceId, value, doubleOf } = entry;
      const { exported, text: words } = value;
      if (doubleOf) {
        rows.push({ number, outcome: 'skipped', reason: { code: 'DOUBLE', params: { place: doubleOf } } });
        continue;
      }
      if (!words && !exported.title) {
        rows.push({ number, outcome: 'skipped', reason: { code: 'EMPTY' } });
        continue;
      }
      const name = exported.kind === 'article' ? categoryNameOf(exported, options) : undefined;
      const category = (name && (await categoryOf(name, number))) || null;
      sorted.push({ entry, text: textToImport(value, category, options, made.get(sourceId)?.id) });
    }
    return { rows, sorted };
  }
}
