import type { ImportBatch } from '@lectern/api-client/admin';
import { moving as m } from '../messages.js';

export interface ImportSource {
  id: string;
  kind: ImportBatch['kind'];
  title: string;
  /** Where the other service keeps its export. */
  text: string;
  /** Its menus, in order. */
  path: readonly string[];
}

type Group = readonly [label: string, sources: readonly ImportSource[]];

const of = (
  kind: ImportSource['kind'],
  id: Exclude<keyof typeof m.sources, 'title' | 'groups' | 'picture'>,
) => ({
  id,
  kind,
  ...m.sources[id],
});

/** Services to import from. */
export const sourceGroups: readonly Group[] = [
  [
    m.sources.groups.subscribers,
    [
      of('subscribers', 'mailchimp'),
      of('subscribers', 'substack'),
      of('subscribers', 'ghost'),
      of('subscribers', 'list'),
    ],
  ],
  [m.sources.groups.customers, [of('customers', 'gumroad'), of('customers', 'shop')]],
  [
    m.sources.groups.articles,
    [of('articles', 'wordpressTexts'), of('articles', 'ghostTexts'), of('articles', 'substackTexts')],
  ],
];

export const sourceById = (id: string): ImportSource | undefined =>
  sourceGroups.flatMap(([, sources]) => sources).find((source) => source.id === id);
