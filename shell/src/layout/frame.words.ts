import {
  artwork,
  bookById,
  books,
  isOn,
  type PathLink,
  site,
  type Site,
  type SiteLogo,
  siteMoney,
} from '@lectern/catalogue';
import type { MoneyFormat } from '@lectern/money';

interface BooksMenuWords {
  all: PathLink;
  featuredLabel: string;
  featured: { title: string; summary: string; path: string; thumbSrc: string };
  /** The first of the author's books, as many as the menu holds. */
  books: { id: string; title: string; path: string }[];
}

export interface SearchButtonWords
  extends PathLink, Record<'failureText' | 'retryLabel' | 'dismissLabel', string> {
  /** Target without script. */
  path: string;
  links: PathLink[];
}

export interface FrameWords {
  name: string;
  mark: { src: string; svg?: string };
  /** Instead of the mark and the name. */
  logo?: SiteLogo;
  barLinks: PathLink[];
  /** Null without books. */
  booksMenu: BooksMenuWords | null;
  drawerLinks: PathLink[];
  drawerMore: Site['navigation']['drawerMore'];
  search: SearchButtonWords;
  /** Null without the chat. */
  chat: Site['navigation']['chat'] | null;
  footer: Pick<Site['footer'], 'text' | 'linksHeading' | 'contactHeading' | 'locationLine'> & {
    links: PathLink[];
    smallPrint: string;
  };
  contact: Site['contact'];
  sandboxBanner: Site['sandboxBanner'];
  consent: Site['consent'];
  trouble: Site['trouble'];
  /** Of all prices. */
  money: MoneyFormat;
  /** Below prices of this shop; null if the law asks for none. */
  priceNote: string | null;
}

const booksPath = '/books';
export const menuBooks = 8;

function booksMenu(): BooksMenuWords | null {
  const { featuredBookId = '', featuredLabel, allBooksLabel } = site.navigation.booksMenu;
  const featured = bookById(featuredBookId) ?? books[0];
  if (!featured) return null;
  return {
    all: { label: allBooksLabel, path: booksPath },
    featuredLabel,
    featured: {
      title: featured.title,
      summary: featured.summary,
      path: featured.path,
      thumbSrc: featured.cover.thumbSrc,
    },
    books: books.slice(0, menuBooks).map(({ id, title, path }) => ({ id, title, path })),
  };
}

function searchButton(): SearchButtonWords {
  const { label, failureText, retryLabel, dismissLabel, links } = site.navigation.search;
  return { label, path: booksPath, failureText, retryLabel, dismissLabel, links: links };
}

export function frameWords(): FrameWords {
  const { name, navigation, footer, contact, author, sandboxBanner, consent, trouble } = site;
  const { text, linksHeading, contactHeading, locationLine } = footer;
  const { provider } = site.law;
  return {
    name,
    mark: { src: artwork.favicon, svg: artwork.inlineMark },
    ...(artwork.logo && { logo: artwork.logo }),
    barLinks: navigation.main,
    booksMenu: booksMenu(),
    drawerLinks: navigation.drawer,
    drawerMore: navigation.drawerMore,
    search: searchButton(),
    chat: isOn('chat') ? navigation.chat : null,
    footer: {
      text,
      linksHeading,
      contactHeading,
      locationLine,
      links: [...footer.links, footer.privacyLink, ...(provider ? [provider.link] : [])],
      smallPrint: [footer.copyright, author.sampleNote].filter((part) => part !== null).join(' '),
    },
    contact,
    sandboxBanner,
    consent,
    trouble,
    money: siteMoney,
    priceNote: site.law.vatNote,
  };
}
