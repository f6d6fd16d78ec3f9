import { pages } from '@lectern/catalogue';
import type { SiteData } from '../site-data.js';
import type { JsonLd } from './json-ld.js';
import { breadcrumbData } from './breadcrumb-data.js';

/** What a page says that is about nothing but itself: where it stands. */
export async function plainPageData(
  name: 'audio-previews' | 'contact' | 'downloads' | 'privacy-policy',
  { publicUrl }: SiteData,
): Promise<JsonLd[]> {
  const { words } = await pages[name]();
  return [
    breadcrumbData(publicUrl, [
      { name: 'Home', path: '/' },
      { name: words.heading, path: `/${name}` },
    ]),
  ];
}
