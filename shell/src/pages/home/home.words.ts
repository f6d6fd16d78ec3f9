import { type BookCard, bookById, books, type PathLink, site, type Site } from '@lectern/catalogue';
import { type BookFace, faceOf } from '../../book-face.js';
import { excerpt } from '../../excerpt.js';
import { livingLinks, livingPath } from '../../navigation/living-path.js';
import { pageContent } from '../../page-content.js';
import type { PageContent } from '../../words.js';

const excerptCharacters = 80;

/** One book of the shelf. */
export interface Work extends BookFace {
  excerpt: string;
  priceCents: number;
  /** Where its card leads: its own page, else its place in the shop; null while it cannot be bought. */
  address: string | null;
}

export interface HomeWords {
  hero: Pick<Site['hero'], 'eyebrow' | 'heading' | 'text'> & { links: PathLink[]; books: BookFace[] };
  featured: Site['home'] & { book: BookFace; summary: string; priceCents: number };
  works: Site['works'] & { books: Work[] };
  author: Pick<Site['author'], 'role' | 'bio' | 'credentials' | 'portrait'> & { heading: string };
  services: Pick<Site['servicesIntro'], 'heading' | 'text'> & { cards: Site['services'] };
  newsletter: Site['newsletter'];
}

function book(id: string): BookCard {
  const found = bookById(id);
  if (!found) throw new Error(`The home page shows the book ${id}, which is not in content/books.`);
  return found;
}

function work(card: BookCard): Work {
  const address = livingPath(card.path) ?? `/shop#${card.id}`;
  return {
    ...faceOf(card),
    excerpt: excerpt(card.description, excerptCharacters),
    priceCents: card.priceCents,
    address: card.availability === 'pre-order' ? null : address,
  };
}

export function homeContent(): PageContent<HomeWords> {
  const { hero, home, works, author, about, servicesIntro, services, newsletter, navigation } = site;
  const featured = book(navigation.booksMenu.featuredBookId);
  const beside = books.filter(
    ({ id }) => id !== featured.id && (id === 'fear-not' || id === 'starting-over'),
  );
  return pageContent('/', {
    hero: { ...hero, links: livingLinks(hero.links), books: [...beside, featured].map(faceOf) },
    featured: {
      ...home,
      book: faceOf(featured),
      summary: featured.summary,
      priceCents: featured.ebookPriceCents,
    },
    works: { ...works, books: books.map(work) },
    author: {
      heading: about.heading,
      role: author.role,
      bio: author.bio,
      credentials: author.credentials,
      portrait: author.portrait,
    },
    services: { heading: servicesIntro.heading, text: servicesIntro.text, cards: services },
    newsletter,
  });
}
