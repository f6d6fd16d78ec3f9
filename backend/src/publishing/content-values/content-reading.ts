import path from 'node:path';

import type { Catalogue } from '@lectern/catalogue/live';
import type { Palette } from '@lectern/catalogue';
import type {
  ContentProblem,
  Finding,
  OwnerLibrary,
  OwnerValue,
  ValueField,
} from '@lectern/catalogue/values';
import { Injectable, Logger } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { ChangeFeed } from '../../platform/events/change-feed.js';
import { IsolatedWorker } from '../../platform/isolated-worker.js';
import { Outage } from '../../platform/outage.js';
import { ContentLibrary } from './content-library.js';
import { READ_LIMITS } from './content-rules.js';

export interface FieldsOfContent {
  fields: ValueField[];
  /** Of the content, without values. */
  base: ValueField[];
  findings: Finding[];
}

export type ReadingTask =
  | {
      kind: 'show';
      values: readonly OwnerValue[];
      library: OwnerLibrary;
      /** For pictures that the values change. */
      drawnFolder: string;
    }
  | { kind: 'warm'; drawnFolder: string }
  | { kind: 'fields'; values: readonly OwnerValue[]; library: OwnerLibrary; isDraft: boolean }
  | {
      kind: 'problems';
      published: readonly OwnerValue[];
      added: readonly OwnerValue[];
      library: OwnerLibrary;
    }
  | { kind: 'palette'; file: string }
  | { kind: 'check'; before: readonly OwnerValue[]; after: readonly OwnerValue[]; library: OwnerLibrary };

export interface ReadingAnswer {
  warm: null;
  show: { catalogue: Catalogue; findings: Finding[] };
  fields: FieldsOfContent;
  check: Finding[];
  problems: ContentProblem[];
  palette: Palette;
}

type Outcome = { value: ReadingAnswer[keyof ReadingAnswer] } | { fault: string };

/** The owner opened or changed a section, so a publication may follow. */
export const CONTENT_EDITED = 'content-edited';

/** Field lists to keep: of the published values, of a draft, and of all drafts. */
const MAX_CACHED = 3;

const newWorker = () =>
  new IsolatedWorker<ReadingTask, Outcome>(new URL('./read-content.thread.js', import.meta.url), READ_LIMITS);

/**
 * Reads content with values in worker threads, because a read takes up to a second of CPU. The dashboard does not wait
 * for pages that are being shown, which may draw a new portrait in all its sizes.
 */
@Injectable()
export class ContentReading {
  private readonly shown = newWorker();
  private readonly edited = newWorker();
  private readonly logger = new Logger('Content');
  private isWarming = false;
  private readonly fieldLists = new Map<string, Promise<FieldsOfContent>>();

  constructor(
    private readonly configuration: Configuration,
    private readonly library: ContentLibrary,
    private readonly changes: ChangeFeed,
  ) {}

  show(values: readonly OwnerValue[], library: OwnerLibrary): Promise<ReadingAnswer['show']> {
    return this.run<'show'>({ kind: 'show', values, library, drawnFolder: this.drawnFolder });
  }

  /** Lets all processes prepare for a publication. */
  async announce(): Promise<void> {
    await this.changes.publish(CONTENT_EDITED);
  }

  /** Starts the worker before it is needed: its first read takes seconds. */
  async warm(): Promise<void> {
    if (this.isWarming) return;
    this.isWarming = true;
    await this.run<'warm'>({ kind: 'warm', drawnFolder: this.drawnFolder })
      .catch((error: unknown) => this.logger.warn('reading the content ahead failed', error))
      .finally(() => (this.isWarming = false));
  }

  /** Draws new pictures of a draft in the background, so that its publication does not wait for them. */
  drawAhead(values: readonly OwnerValue[]): void {
    void this.library
      .of(values)
      .then((library) => this.show(values, library))
      .catch((error: unknown) => this.logger.warn('drawing pictures ahead failed', error));
  }

  /** @param isDraft includes values that do not fit */
  async fields(values: readonly OwnerValue[], { isDraft = false } = {}): Promise<FieldsOfContent> {
    const library = await this.library.of(values);
    const key = JSON.stringify([values, library, isDraft]);
    const known = this.fieldLists.get(key);
    const read = known ?? this.run<'fields'>({ kind: 'fields', values, library, isDraft });
    // Keeps the most recently used lists.
    this.fieldLists.delete(key);
    for (const oldest of [...this.fieldLists.keys()].slice(0, 1 - MAX_CACHED)) this.fieldLists.delete(oldest);
    this.fieldLists.set(key, read);
    if (!known) read.catch(() => this.fieldLists.delete(key));
    return read;
  }

  /** Finds values that no longer fit when others replace them. */
  async check(before: readonly OwnerValue[], after: readonly OwnerValue[]): Promise<Finding[]> {
    const library = await this.library.of([...before, ...after]);
    return this.run<'check'>({ kind: 'check', before, after, library });
  }

  /** Finds all that is wrong with whole files, each with its place in the file. */
  async problems(published: readonly OwnerValue[], added: readonly OwnerValue[]): Promise<ContentProblem[]> {
    const library = await this.library.of([...published, ...added]);
    return this.run<'problems'>({ kind: 'problems', published, added, library });
  }

  /** Suggests legible colors for a cover. Undefined while its picture is missing. */
  async coverPalette(picture: string): Promise<Palette | undefined> {
    const value = { file: '', pointer: '', value: { picture }, base: null, schemaVersion: 0 };
    const file = (await this.library.of([value])).pictures[picture];
    return file === undefined ? undefined : this.run<'palette'>({ kind: 'palette', file });
  }

  /** Ends what `show` draws, so that the site stops without waiting for it. */
  stopShowing(): Promise<void> {
    return this.shown.stop();
  }

  private get drawnFolder(): string {
    return path.join(this.configuration.dataDir, 'owner-pictures');
  }

  private async run<Kind extends keyof ReadingAnswer>(task: ReadingTask): Promise<ReadingAnswer[Kind]> {
    const worker = task.kind === 'show' || task.kind === 'warm' ? this.shown : this.edited;
    const outcome = await worker.run(task);
    if (!outcome) throw new Outage('Reading the content took too long.');
    if ('fault' in outcome) throw new Error(outcome.fault);
    return outcome.value as ReadingAnswer[Kind];
  }
}
