import { pages, site } from './shown.js';

/** Journalists need a biography: without one, the site has no media kit. */
export function hasMediaKit(): boolean {
  const { bio, shortBio } = site.author;
  const { short, long } = pages['media-kit'].words.biographies;
  return bio.length > 0 || [shortBio, short, long].some((text) => text !== undefined);
}
