import { pages } from '@lectern/catalogue';
import type { SiteData } from '../site-data.js';
import type { JsonLd } from './json-ld.js';
import { authorNode } from './author-data.js';
import { breadcrumbData } from './breadcrumb-data.js';

/** Who she is, and the questions that the page answers. */
export async function aboutData(data: SiteData): Promise<JsonLd[]> {
  const { words } = await pages.about();
  return [
    { '@context': 'https://schema.org', '@type': 'ProfilePage', mainEntity: authorNode(data) },
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: words.questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer.join('\n\n') },
      })),
    },
    breadcrumbData(data.publicUrl, [
      { name: 'Home', path: '/' },
      { name: 'About', path: '/about' },
    ]),
  ];
}
