import {
  chat as chatContent,
  detailsOf,
  books as catalogue,
  type BookCard,
  downloads,
  type Chat,
  partContent,
  pages,
  postage,
  site,
  siteMoney,
} from '@lectern/catalogue';
import type { PublicProduct } from '@lectern/api-client';
import { formatRoundMoney } from '@lectern/money';
import type { ChatScript, ChatBook, ChatTopic } from '@lectern/widget-kit';

import { productOfBook } from '../../books/book-product.words.js';
import { excerpt } from '../../formats/excerpt.js';
import { chatScriptPath } from './chat-script-path.js';
import type { SiteFile, SiteFileSource } from '../site-file.js';
import { isPreOrder, type SiteData } from '../../site-data.js';

export function chatScript({ data }: SiteFileSource): SiteFile {
  const chat = partContent('chat', chatContent);
  const { words, greeting, suggestions, replies } = chat;
  const chatBooks = catalogue.map((book) => chatBook(book, chat, data));
  const topics = chatTopics(chat, chatBooks);
  const script: ChatScript = {
    words,
    greeting,
    suggestions,
    replies,
    topics,
    books: chatBooks,
    money: siteMoney,
  };
  return {
    path: chatScriptPath,
    contentType: 'application/json; charset=utf-8',
    body: JSON.stringify(script),
  };
}

/** Length in the assistant's lists (specification 1, section 9). */
const snippetCharacters = 100;

function chatBook(book: BookCard, chat: Chat, data: SiteData): ChatBook {
  const known = chat.books[book.id];
  if (!known) throw new Error(`content/chat.json says nothing of the book "${book.id}".`);
  const { editions } = detailsOf(book.id);
  const isComing = isPreOrder(data, {
    isComing: book.availability === 'pre-order',
    comingProductId: book.preOrderProductId,
  });
  const product = isComing ? undefined : productOfBook(data, book.id);
  const sample = downloads.samples.find(({ bookId }) => bookId === book.id);
  return {
    id: book.id,
    title: book.title,
    path: book.path,
    thumbSrc: book.cover.thumbSrc,
    snippet: excerpt(book.description, snippetCharacters),
    ...known,
    priceCents: product?.price ?? null,
    isComing,
    formats: product?.fileFormats ?? [],
    editions: editions
      .filter(({ format }) => isComing || format !== 'ebook')
      .flatMap(({ label, priceCents }) => (priceCents === null ? [] : [{ label, priceCents }])),
    lengths: [
      ...editions.flatMap(({ label, pages: count }) => (count === null ? [] : [{ label, pages: count }])),
      ...lengthOfFile(product),
    ],
    sample: sample ? { title: sample.title, href: sample.url } : null,
  };
}

/** Length of the file on sale, which may differ from the announced one. */
function lengthOfFile(product: PublicProduct | undefined): ChatBook['lengths'] {
  return product?.pdfPages ? [{ label: site.formats.pdfSoldLabel, pages: product.pdfPages }] : [];
}

type Written = Chat['topics'][number];

function chatTopics(chat: Chat, books: readonly ChatBook[]): ChatTopic[] {
  const { services = [], offers = [] } = pages.speaking?.words ?? {};
  const lengths = catalogue.flatMap(({ edition }) => edition?.pages ?? []);
  const places: Record<string, string> = {
    email: site.contact.email,
    phone: site.contact.phone ?? site.contact.email,
    countries: postage.countries.map(({ name }) => name).join(', '),
    fewestPages: String(Math.min(...lengths)),
    mostPages: String(Math.max(...lengths)),
  };
  const additions = {
    books: { books: books.map(({ id }) => id) },
    coming: { books: books.filter(({ isComing }) => isComing).map(({ id }) => id) },
    downloads: { lines: downloads.cards.map(({ title }) => title) },
    services: {
      lines: [
        ...services.map(
          ({ title, duration, audience }) =>
            `${title}: ${[duration?.toLowerCase(), audience].filter(Boolean).join(', ')}`,
        ),
        ...offers.map(
          ({ title, price, includes }) =>
            `${title}: ${formatRoundMoney(price, siteMoney)} (${includes[0]?.toLowerCase()})`,
        ),
      ],
    },
  };
  const topics = books.length > 0 ? chat.topics : chat.topics.filter((topic) => !isAboutBooks(topic));
  return topics.map(({ adds, text, ...topic }: Written) => ({
    ...topic,
    text: text.map((paragraph) => filled(paragraph, places)),
    ...(adds ? additions[adds] : {}),
  }));
}

/** Whether a topic makes no sense without books. */
const isAboutBooks = ({ adds, text }: Written): boolean =>
  adds === 'books' || adds === 'coming' || text.some((paragraph) => paragraph.includes('Pages}'));

function filled(text: string, places: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (written, name: string) => places[name] ?? written);
}
