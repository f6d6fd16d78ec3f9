import type { OwnPageValue } from '@lectern/api-client/admin';
import { writeMarkdown } from '@lectern/rich-text';
import { docOf } from '../texts/text-body.js';
import { ownPages as m } from '../messages.js';

/** All that visitors can notice, as one text for comparisons. */
export function textOf({ title, slug, description, label, body, ...places }: OwnPageValue): string {
  const details = [
    [m.details.address.label, slug],
    [m.details.description.label, description],
    [m.details.label.label, label],
  ].flatMap(([name, text]) => (text ? [`${name}: ${text}`] : []));
  const links = (['isInMenu', 'isInFooter', 'isIndexed'] as const).flatMap((name) =>
    places[name] ? [m.details[name]] : [],
  );
  return [title, body.markdown ?? writeMarkdown(docOf(body)), [...details, ...links].join('\n')].join('\n\n');
}
