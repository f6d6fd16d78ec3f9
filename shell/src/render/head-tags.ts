import { siteLocale } from '@lectern/catalogue';

import type { SiteData } from '../site-data.js';
import type { SiteRoute } from '../site-map/route.js';
import type { PageContent } from '../site-map/page-content.js';

/** A tag of the head that differs between pages. Its first attribute identifies it. */
interface HeadTag {
  tag: 'meta' | 'link';
  key: 'name' | 'property' | 'rel';
  name: string;
  attribute: 'content' | 'href';
  value: string;
}

const meta = (key: 'name' | 'property', name: string, value: string): HeadTag => ({
  tag: 'meta',
  key,
  name,
  attribute: 'content',
  value,
});

export function headTags(
  route: SiteRoute,
  { meta: words, social = words, socialImage, openGraph }: PageContent<unknown>,
  { publicUrl }: Pick<SiteData, 'publicUrl'>,
): HeadTag[] {
  const address = publicUrl + route.path;
  const image = publicUrl + socialImage;
  return [
    meta('name', 'description', words.description),
    ...(words.keywords.length > 0 ? [meta('name', 'keywords', words.keywords.join(', '))] : []),
    meta('name', 'robots', route.indexed ? 'index, follow' : 'noindex'),
    { tag: 'link', key: 'rel', name: 'canonical', attribute: 'href', value: address },
    meta('property', 'og:type', openGraph?.['og:type'] ?? (route.startsAtTop ? 'book' : 'website')),
    meta('property', 'og:title', social.title),
    meta('property', 'og:description', social.description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    // The image shows the title.
    meta('property', 'og:image:alt', social.title),
    meta('property', 'og:locale', siteLocale.replace('-', '_')),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', social.title),
    meta('name', 'twitter:description', social.description),
    meta('name', 'twitter:image', image),
  ];
}
