import type { JsonLd } from './json-ld.js';

/** The way from the home page to here; the last step is the page itself. */
export function breadcrumbData(publicUrl: string, steps: readonly { name: string; path: string }[]): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: publicUrl + path,
    })),
  };
}
