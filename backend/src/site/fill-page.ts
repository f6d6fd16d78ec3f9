export interface OwnParts {
  /** By placeholder, `{address}`. Values contain only characters that need no escaping in HTML or JSON. */
  places: Readonly<Record<string, string>>;
  /** Checked boxes of this name by value; null for all. */
  ticked: { name: string; values: readonly string[] | null };
}

export function fillSlot(html: string, markup: string): string {
  const [before = '', rest = ''] = html.split('<slot>', 2);
  return before + markup + rest.slice(rest.indexOf('</slot>') + '</slot>'.length);
}

const FIELD = /<input\b[^<>]*>/g;
const valueOf = (attribute: string, box: string) => box.split(` ${attribute}="`, 2)[1]?.split('"', 1)[0];

/** Fills a visitor's values into the markup and into the data for hydration. */
export function fillPage(html: string, { places, ticked: { name, values } }: OwnParts): string {
  const isTicked = (box: string) =>
    valueOf('type', box) === 'checkbox' &&
    valueOf('name', box) === name &&
    (values?.includes(valueOf('value', box) ?? '') ?? true);
  return Object.entries(places)
    .reduce((page, [place, value]) => page.replaceAll(`{${place}}`, () => value), html)
    .replace(FIELD, (box) => (isTicked(box) ? box.replace(/(?<!\s)\s*\/?>$/, ' checked="">') : box));
}
