import { artwork, type Notice, type PathLink, site } from '@lectern/catalogue';
import { livingLinks } from '../../navigation/living-path.js';
import { pageContent, pageFileContent } from '../../page-content.js';
import type { PageContent } from '../../words.js';

export interface NoticeWords {
  heading: string;
  text: string;
  links: PathLink[];
  help: string;
  ornamentSrc: string;
}

export interface LinkExpiredWords extends NoticeWords {
  buttonLabel: string;
}

function notice({ heading, text, links }: Notice): NoticeWords {
  return { heading, text, links: livingLinks(links), help: site.help, ornamentSrc: artwork.ornament };
}

export function notFoundContent(): PageContent<NoticeWords> {
  return pageContent('/404', notice(site.notFound));
}

export function linkExpiredContent(): PageContent<LinkExpiredWords> {
  const words = { ...notice(site.linkExpired), buttonLabel: site.linkExpired.buttonLabel };
  return pageContent('/link-expired', words);
}

export function linkSentContent(): PageContent<NoticeWords> {
  return pageContent('/link-sent', notice(site.linkSent));
}

export function linkUnknownContent(): PageContent<NoticeWords> {
  return pageContent('/link-unknown', notice(site.linkUnknown));
}

/** A page of content/pages that says one thing and offers a way on. */
export async function plainContent(
  name: 'admin' | 'download-demo' | 'embed-legal-companion' | 'legal-companion',
): Promise<PageContent<NoticeWords>> {
  const { words, ...rest } = await pageFileContent(name);
  return { ...rest, words: notice(words) };
}
