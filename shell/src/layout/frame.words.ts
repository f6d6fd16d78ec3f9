import { artwork, bookLinks, type PathLink, site, type Site } from '@lectern/catalogue';
import { livingLinks, livingPath } from '../navigation/living-path.js';

/** What is said around every page. */
export interface FrameWords {
  name: string;
  markSrc: string;
  barLinks: PathLink[];
  drawerLinks: PathLink[];
  footer: Pick<Site['footer'], 'text' | 'linksHeading' | 'contactHeading' | 'locationLine'> & {
    links: PathLink[];
    smallPrint: string;
  };
  contact: Site['contact'];
  sandboxBanner: Site['sandboxBanner'];
  consent: Site['consent'];
  trouble: Site['trouble'];
}

/** The featured book stands right after the entry of all books. */
function withFeaturedBook(links: readonly PathLink[]): PathLink[] {
  const featured = bookLinks.find(({ id }) => id === site.navigation.booksMenu.featuredBookId);
  const path = featured ? livingPath(featured.path) : null;
  const booksPath = livingPath('/books');
  return livingLinks(links).flatMap((link) =>
    featured && path !== null && link.path === booksPath ? [link, { label: featured.title, path }] : [link],
  );
}

export function frameWords(): FrameWords {
  const { name, navigation, footer, contact, author, sandboxBanner, consent, trouble } = site;
  const { text, linksHeading, contactHeading, locationLine } = footer;
  return {
    name,
    markSrc: artwork.mark,
    barLinks: withFeaturedBook(navigation.main),
    drawerLinks: withFeaturedBook(navigation.drawer),
    footer: {
      text,
      linksHeading,
      contactHeading,
      locationLine,
      links: livingLinks([...footer.links, footer.privacyLink]),
      smallPrint: `${footer.copyright} ${author.sampleNote}`,
    },
    contact,
    sandboxBanner,
    consent,
    trouble,
  };
}
