import type { FrontMatter } from './front-matter.js';
import { ManuscriptError } from './manuscript-error.js';

/** Reads the keys of one front matter, each checked, and refuses keys that nobody reads (mostly misspelt ones). */
export class Fields {
  private readonly asked = new Set<string>();

  constructor(readonly source: FrontMatter) {}

  text(key: string): string {
    return this.optionalText(key) ?? this.fail(key, `"${key}" is missing`);
  }

  optionalText(key: string): string | null {
    const value = this.take(key);
    if (value === undefined || value === null) return null;
    if (typeof value === 'number') return String(value);
    if (typeof value !== 'string' || value.trim() === '')
      return this.fail(key, `"${key}" must be a line of text`);
    return value.trim();
  }

  matching(key: string, pattern: RegExp, example: string): string {
    const value = this.text(key);
    return pattern.test(value) ? value : this.fail(key, `"${key}" must look like ${example}, not "${value}"`);
  }

  oneOf<T extends string>(key: string, allowed: readonly T[], otherwise: T): T {
    const value = this.optionalText(key) ?? otherwise;
    return (
      allowed.find((each) => each === value) ??
      this.fail(key, `"${key}" must be one of ${allowed.join(', ')}, not "${value}"`)
    );
  }

  lines(key: string): string[] {
    const value = this.take(key);
    if (value === undefined || value === null) return [];
    if (!Array.isArray(value) || !value.every((each) => typeof each === 'string'))
      return this.fail(key, `"${key}" must be a list, each entry on a line that begins with "- "`);
    return value;
  }

  /** A `text` and a `source`, the shape of an epigraph. */
  quotation(key: string): { text: string; source: string } | null {
    const value = this.take(key);
    if (value === undefined || value === null) return null;
    if (!hasTextAndSource(value)) return this.fail(key, `"${key}" needs "text:" and "source:" below it`);
    return { text: value.text.trim(), source: value.source.trim() };
  }

  /** Call when every known key was read. */
  refuseTheRest(): void {
    for (const key of this.source.values.keys()) {
      if (!this.asked.has(key)) this.fail(key, `"${key}" is not a key of this file`);
    }
  }

  fail(key: string, problem: string): never {
    throw new ManuscriptError(this.source.file, this.source.lineOf(key), problem);
  }

  private take(key: string): unknown {
    this.asked.add(key);
    return this.source.values.get(key);
  }
}

function hasTextAndSource(value: unknown): value is { text: string; source: string } {
  if (typeof value !== 'object' || value === null || !('text' in value) || !('source' in value)) return false;
  return typeof value.text === 'string' && typeof value.source === 'string';
}
