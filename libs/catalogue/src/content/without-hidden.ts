import { titledText } from './fields.js';
import { isShownSection, salesSection } from './sales-sections.schema.js';
import { review } from './sales.schema.js';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const kinds = new Set<unknown>(salesSection.options.map(({ shape }) => shape.kind.value));

const isHidden = (section: unknown): boolean =>
  isFields(section) && kinds.has(section['kind']) && !isShownSection(section as SectionState);

type SectionState = Parameters<typeof isShownSection>[0];

/** Takes the place of a hidden section, so that problems name the others by their own places. */
const placeholder = { kind: 'trailer', isHidden: true };

/** Lists of the book whose words a section shows. */
const lists = [
  { kind: 'about', name: 'features', entry: titledText },
  { kind: 'reviews', name: 'reviews', entry: review },
] as const;

/** Leaves out words of hidden sections, which need not be complete. @param sales as in `sales.json` */
export function withoutHidden(sales: unknown): unknown {
  if (!isFields(sales) || !Array.isArray(sales['sections'])) return sales;
  const sections: readonly unknown[] = sales['sections'];
  const unshown = lists.flatMap(({ kind, name, entry }): [string, unknown][] => {
    const own = sections.filter((section) => isFields(section) && section['kind'] === kind);
    const list = sales[name];
    if (own.length === 0 || !own.every(isHidden) || !Array.isArray(list)) return [];
    return [[name, list.filter((each) => entry.safeParse(each).success)]];
  });
  return {
    ...sales,
    sections: sections.map((section) => (isHidden(section) ? placeholder : section)),
    ...Object.fromEntries(unshown),
  };
}
