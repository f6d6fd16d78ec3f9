import type { EpubAccessibility } from './document-facts.js';
import { MAX_STATEMENT_LENGTH, MAX_STATEMENTS } from './document-limits.js';
import type { ReadElement } from './xml-reading.js';

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, MAX_STATEMENT_LENGTH);

/** EPUB 3: `<meta property="schema:…">…</meta>`, or a link; EPUB 2: `<meta name="schema:…" content="…"/>`. */
function statementOf({
  local,
  attributes,
  text,
}: ReadElement): [property: string, value: string] | undefined {
  const { property, name, content, rel, href } = attributes;
  if (local === 'link' && rel !== undefined) return [rel.trim(), tidy(href ?? '')];
  if (local !== 'meta') return undefined;
  return property === undefined ? [(name ?? '').trim(), tidy(content ?? '')] : [property.trim(), tidy(text)];
}

export function readAccessibility(elements: readonly ReadElement[]): EpubAccessibility | null {
  const statements = elements.flatMap((element) => {
    const statement = statementOf(element);
    return statement && statement[1] !== '' ? [statement] : [];
  });
  const all = (property: string) =>
    [...new Set(statements.filter(([name]) => name === property).map(([, value]) => value))].slice(
      0,
      MAX_STATEMENTS,
    );
  const words = (property: string) => all(property).flatMap((value) => value.split(/[\s,]+/));
  const found: EpubAccessibility = {
    accessModes: words('schema:accessMode'),
    sufficientModes: all('schema:accessModeSufficient').map((value) => value.split(/[\s,]+/).filter(Boolean)),
    features: words('schema:accessibilityFeature'),
    hazards: words('schema:accessibilityHazard'),
    summary: all('schema:accessibilitySummary')[0] ?? '',
    conformsTo: all('dcterms:conformsTo'),
    certifiedBy: all('a11y:certifiedBy')[0] ?? '',
  };
  return Object.values(found).every(({ length }) => length === 0) ? null : found;
}
