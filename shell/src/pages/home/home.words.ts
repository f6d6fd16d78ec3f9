import {
  bookById,
  books,
  type CardEdition,
  isOn,
  pages,
  type PageWords,
  type PathLink,
  type PlayerWords,
  site,
  type Site,
  type Video,
  videos,
  siteLocale,
} from '@lectern/catalogue';
import { type EventsWords, eventsWords } from '../../events/events.words.js';
import { type BookSummary, summaryOf } from '../../books/book-summary.js';
import { monthAndYear } from '../../formats/dates.js';
import { excerpt } from '../../formats/excerpt.js';
import type { PlannedBook } from '../../site-data.js';
import { type PageContent, pageFileContent } from '../../site-map/page-content.js';
import {
  bioParagraphs,
  cardExcerpt,
  carouselBooks,
  carouselExcerpt,
  listedBooks,
  monthExcerpt,
} from './home-rules.js';

type Words = PageWords<'home'>;

export interface ShownBook extends BookSummary, PlannedBook {
  excerpt: string;
  address: string;
}

export interface Work extends ShownBook {
  edition: CardEdition | null;
  bestSentence: string | null;
}

export type Month = Omit<Words['bookOfTheMonth']['entries'][number], 'bookId'> & {
  /** `January 2025` */
  monthText: string;
  book: ShownBook;
};

export interface HomeWords {
  comingSoonText: string;
  prices: PageWords<'books'>['prices'];
  hero: Site['hero'];
  carousel: Words['carousel'] & { books: ShownBook[] };
  author: Words['author'] & Pick<Site['author'], 'role' | 'bio' | 'portrait' | 'signatureSvg'>;
  works: Words['works'] & {
    books: Work[];
    /** Link to the list of books, if it has more than these. */
    all: PathLink | null;
  };
  /** Null if the author does not speak. */
  services: Words['services'] | null;
  /** Null without events. */
  events: (EventsWords & { allPath: string | null }) | null;
  bookOfTheMonth: Omit<Words['bookOfTheMonth'], 'entries'> & { entries: Month[] };
  /** Null without films. */
  interviews: (Words['interviews'] & { films: Video[]; player: PlayerWords }) | null;
  readingProgress: Words['readingProgress'];
  newsletter: Site['newsletter'];
}

function shown(book: (typeof books)[number], characters: number): ShownBook {
  return {
    ...summaryOf(book),
    isComing: book.availability === 'pre-order',
    comingProductId: book.preOrderProductId,
    excerpt: excerpt(book.description, characters),
    address: book.path,
  };
}

function work(book: (typeof books)[number]): Work {
  const { edition, bestSentence } = book;
  return { ...shown(book, cardExcerpt), edition, bestSentence };
}

function month({ bookId, ...entry }: Words['bookOfTheMonth']['entries'][number]): Month {
  const book = bookById(bookId);
  if (!book) throw new Error(`The home page shows the book ${bookId}, which is not in content/books.`);
  return { ...entry, monthText: monthAndYear(entry.month, siteLocale), book: shown(book, monthExcerpt) };
}

const allBooks = (): PathLink | null =>
  books.length > listedBooks ? { label: site.navigation.booksMenu.allBooksLabel, path: '/books' } : null;

/** All events are on the speaking page, or here if there is none. */
function homeEvents(): HomeWords['events'] {
  const events = eventsWords();
  return events && { ...events, allPath: isOn('speaking') ? '/speaking#events' : null };
}

export function homeContent(): PageContent<HomeWords> {
  const { words, ...rest } = pageFileContent('home');
  const { role, bio, portrait, signatureSvg } = site.author;
  return {
    ...rest,
    words: {
      ...words,
      comingSoonText: pages.books.words.comingSoonText,
      prices: pages.books.words.prices,
      hero: site.hero,
      carousel: {
        ...words.carousel,
        books: books.slice(0, carouselBooks).map((book) => shown(book, carouselExcerpt)),
      },
      author: {
        ...words.author,
        role,
        bio: bio.slice(0, bioParagraphs),
        portrait,
        signatureSvg,
      },
      works: { ...words.works, books: books.slice(0, listedBooks).map(work), all: allBooks() },
      events: homeEvents(),
      services: isOn('speaking') ? words.services : null,
      interviews:
        videos.highlights.length > 0
          ? { ...words.interviews, films: videos.highlights, player: videos.player }
          : null,
      newsletter: site.newsletter,
      bookOfTheMonth: { ...words.bookOfTheMonth, entries: words.bookOfTheMonth.entries.map(month) },
    },
  };
}
