import path from 'node:path';

import type { Catalogue } from '@lectern/catalogue/live';
import type { Finding, OwnerValue, ValueField } from '@lectern/catalogue/values';
import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { IsolatedWorker } from '../../platform/isolated-worker.js';
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
      /** Files by id of the library's picture. */
      pictureFiles: Readonly<Record<string, string>>;
      /** For pictures that the values change. */
      drawnFolder: string;
    }
  | { kind: 'fields'; values: readonly OwnerValue[]; isDraft: boolean }
  | { kind: 'check'; before: readonly OwnerValue[]; after: readonly OwnerValue[] };

export interface ReadingAnswer {
  show: { catalogue: Catalogue; findings: Finding[] };
  fields: FieldsOfContent;
  check: Finding[];
}

type Outcome = { value: ReadingAnswer[keyof ReadingAnswer] } | { fault: string };

/** Field lists to keep: of the published values, and of a draft. */
const MAX_CACHED = 2;

/** Reads content with values in a worker thread, because a read takes up to a second of CPU. */
@Injectable()
export class ContentReading {
  private readonly worker = new IsolatedWorker<ReadingTask, Outcome>(
    new URL('./read-content.thread.js', import.meta.url),
    READ_LIMITS,
  );
  private readonly fieldLists = new Map<string, Promise<FieldsOfContent>>();

  constructor(private readonly configuration: Configuration) {}

  show(
    values: readonly OwnerValue[],
    pictureFiles: Readonly<Record<string, string>>,
  ): Promise<ReadingAnswer['show']> {
    const drawnFolder = path.join(this.configuration.dataDir, 'owner-pictures');
    return this.run<'show'>({ kind: 'show', values, pictureFiles, drawnFolder });
  }

  /** @param isDraft includes values that do not fit */
  fields(values: readonly OwnerValue[], { isDraft = false } = {}): Promise<FieldsOfContent> {
    const key = JSON.stringify([values, isDraft]);
    const known = this.fieldLists.get(key);
    if (known) return known;
    const read = this.run<'fields'>({ kind: 'fields', values, isDraft });
    read.catch(() => this.fieldLists.delete(key));
    for (const oldest of [...this.fieldLists.keys()].slice(0, 1 - MAX_CACHED)) this.fieldLists.delete(oldest);
    this.fieldLists.set(key, read);
    return read;
  }

  /** Finds values that no longer fit when others replace them. */
  check(before: readonly OwnerValue[], after: readonly OwnerValue[]): Promise<Finding[]> {
    return this.run<'check'>({ kind: 'check', before, after });
  }

  private async run<Kind extends keyof ReadingAnswer>(task: ReadingTask): Promise<ReadingAnswer[Kind]> {
    const outcome = await this.worker.run(task);
    if (!outcome) throw new Error('Reading the content took too long.');
    if ('fault' in outcome) throw new Error(outcome.fault);
    return outcome.value as ReadingAnswer[Kind];
  }
}
