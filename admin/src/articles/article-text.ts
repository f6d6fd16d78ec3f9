import type { ArticleValue } from '@lectern/api-client/admin';
import { writeMarkdown } from '@lectern/rich-text';
import { articles as m } from '../messages.js';
import { docOf } from '../texts/text-body.js';

/** All that visitors can notice, as one text for comparisons. */
export function textOf(value: ArticleValue): string {
  const { title, body, picture, socialPicture } = value;
  const details = [
    [m.details.address.label, value.slug],
    [m.details.excerpt.label, value.excerpt],
    [m.details.category.label, value.category ?? ''],
    [m.details.picture.label, picture ? `${picture.alt} (${picture.src})` : ''],
    [m.details.books.label, value.relatedBookIds.join(', ')],
    [m.details.featured, value.featured ? m.details.yes : ''],
    [m.details.keywords.label, value.keywords.join(', ')],
    [m.sharing.searchTitle, value.searchTitle],
    [m.sharing.searchDescription, value.searchDescription],
    [m.sharing.socialTitle, value.socialTitle],
    [m.sharing.socialDescription, value.socialDescription],
    [m.sharing.socialPicture.label, socialPicture ? `${socialPicture.alt} (${socialPicture.src})` : ''],
  ];
  const lines = details.flatMap(([label, text]) => (text ? [`${label}: ${text}`] : []));
  return [title, body.markdown ?? writeMarkdown(docOf(body)), lines.join('\n')].join('\n\n');
}
