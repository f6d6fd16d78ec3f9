import { localeOf } from '@lectern/locale';
import type { MoneyFormat } from '@lectern/money';
import type { z } from 'zod';

import type { PartName } from '../choices.js';
import type { ContentProblem } from './content-error.js';
import type { ContentSource } from './content-source.js';
import { readContentFile, type ReadResult } from './read-content-file.js';
import { type SiteFile, siteFile } from './site.schema.js';

/** Reads the files of one folder and collects their errors. */
export class ContentReader {
  readonly problems: ContentProblem[] = [];
  /** Of the prices, once site.json is read. */
  private money: MoneyFormat | null = null;

  constructor(readonly source: ContentSource) {}

  get folder(): string {
    return this.source.folder;
  }

  /** Null for what has errors. */
  keep<T>(result: ReadResult<T>): T | null {
    if ('value' in result) return result.value;
    this.problems.push(...result.problems);
    return null;
  }

  /** @param file such as `chat.json` @param reduce leaves out parts that are not checked */
  async file<Schema extends z.ZodType>(
    file: string,
    schema: Schema,
    reduce?: (data: unknown) => unknown,
  ): Promise<z.infer<Schema> | null> {
    return this.keep(await readContentFile(this.source, `content/${file}`, schema, this.money, reduce));
  }

  /** Reads nothing while the part is off. */
  async partFile<Schema extends z.ZodType>(
    part: PartName,
    file: string,
    schema: Schema,
  ): Promise<z.infer<Schema> | null> {
    return this.source.isOn(part) ? this.file(file, schema) : null;
  }

  /** Read first, because the language and the currency decide how other files are read. */
  async site(): Promise<SiteFile | null> {
    const written = await this.file('site.json', siteFile);
    if (!written) return null;
    const { currency, language, country } = written;
    this.money = { currency, locale: localeOf(language, country) };
    return { ...written, parts: [...this.source.parts] };
  }
}
