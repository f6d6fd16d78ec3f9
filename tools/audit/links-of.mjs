import { parse } from 'node-html-parser';

/** Where a file stands in a page. `srcset` is split apart. */
const fileAttributes = {
  'img, source, script, video, audio, track, iframe': 'src',
  'link[rel~=stylesheet], link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest], link[rel=alternate], link[rel=modulepreload], link[rel=preload]':
    'href',
  video: 'poster',
};

/** @param {string} srcset */
const addressesOf = (srcset) => srcset.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');

/**
 * Every address that a page names.
 * @param {string} html
 * @param {string} base address of the page
 * @returns {{ links: URL[], files: URL[], ids: Set<string> }}
 */
export function linksOf(html, base) {
  const root = parse(html);
  const found = (/** @type {string} */ selector, /** @type {string} */ attribute) =>
    root.querySelectorAll(selector).flatMap((element) => element.getAttribute(attribute) ?? []);
  const urls = (/** @type {string[]} */ addresses) =>
    addresses
      .filter((address) => URL.canParse(address, base))
      .map((address) => new URL(address, base))
      .filter(({ protocol }) => protocol.startsWith('http'));
  const files = Object.entries(fileAttributes).flatMap(([selector, attribute]) => found(selector, attribute));
  const sets = found('[srcset]', 'srcset').flatMap(addressesOf);
  const social = root
    .querySelectorAll('meta[property="og:image"], meta[name="twitter:image"]')
    .flatMap((meta) => meta.getAttribute('content') ?? []);
  return {
    links: urls(found('a[href]', 'href')),
    files: urls([...files, ...sets, ...social]),
    ids: new Set(root.querySelectorAll('[id]').map(({ id }) => id)),
  };
}
