import { books as m } from '../messages.js';
import { isStandard, type SectionValues } from './section-values.js';

const names: Readonly<Record<string, string>> = m.sections.names;

export const kindName = (kind: string): string => names[kind] ?? m.sections.other;

/** A section of hers by its heading. */
export function sectionName({ kind, heading }: Pick<SectionValues, 'kind' | 'heading'>): string {
  const name = kindName(kind);
  return !isStandard(kind) && heading.trim() ? `${heading.trim()} (${name})` : name;
}
