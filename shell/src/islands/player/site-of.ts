const names: readonly (readonly [host: RegExp, name: string])[] = [
  [/(?:^|\.)(?:youtube\.com|youtube-nocookie\.com|youtu\.be)$/, 'YouTube'],
  [/(?:^|\.)vimeo\.com$/, 'Vimeo'],
];

/** Name of the site that a link leads to. */
export function siteOf(link: string): string {
  const { hostname } = new URL(link);
  return names.find(([host]) => host.test(hostname))?.[1] ?? hostname.replace(/^www\./, '');
}
