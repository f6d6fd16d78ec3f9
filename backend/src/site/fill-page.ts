/** What is one visitor's own in a page. */
export interface OwnParts {
  /** By the name of its place, `{address}`. Letters, digits and marks that mean nothing in HTML and JSON alone. */
  places: Readonly<Record<string, string>>;
  /** Which of the boxes of this name are ticked, by their values; null for all. */
  ticked: { name: string; values: readonly string[] | null };
}

/** Puts markup into the page's own slot, in the place of what stands there for whoever has no such part. */
export function fillSlot(html: string, markup: string): string {
  const [before = '', rest = ''] = html.split('<slot>', 2);
  return before + markup + rest.slice(rest.indexOf('</slot>') + '</slot>'.length);
}

const FIELD = /<input\b[^<>]*>/g;
const valueOf = (attribute: string, box: string) => box.split(` ${attribute}="`, 2)[1]?.split('"', 1)[0];

/**
 * Puts into a page what is one visitor's own, so that it stands without scripts: in its markup, and in the data that
 * its scripts begin with.
 */
export function fillPage(html: string, { places, ticked: { name, values } }: OwnParts): string {
  const isTicked = (box: string) =>
    valueOf('type', box) === 'checkbox' &&
    valueOf('name', box) === name &&
    (values?.includes(valueOf('value', box) ?? '') ?? true);
  return Object.entries(places)
    .reduce((page, [place, value]) => page.replaceAll(`{${place}}`, () => value), html)
    .replace(FIELD, (box) => (isTicked(box) ? box.replace(/(?<!\s)\s*\/?>$/, ' checked="">') : box));
}
