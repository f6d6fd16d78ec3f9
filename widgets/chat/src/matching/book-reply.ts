import { formatMoney, usDollars } from '@lectern/money';
import type { ChatAspect, ChatBook, ChatScript } from '@lectern/widget-kit';
import { fillPlaceholders, type Reply, replyOf } from './reply.js';

/** `PDF & ePub` */
export function formatNames(formats: readonly string[]): string {
  const names: Record<string, string> = { pdf: 'PDF', epub: 'ePub' };
  return formats.map((format) => names[format] ?? format.toUpperCase()).join(' & ');
}

/** A script of an older site names no currency. */
export const priceText = (amount: number, { money = usDollars }: Pick<ChatScript, 'money'>): string =>
  formatMoney(amount, money);

function placesOf(script: ChatScript, book: ChatBook): Record<string, string> {
  const { title, priceCents, formats, editions, lengths, sample } = book;
  return {
    title,
    price: priceCents === null ? '' : priceText(priceCents, script),
    formats: formatNames(formats),
    editions: editions
      .map((edition) => `${edition.label} ${priceText(edition.priceCents, script)}`)
      .join(', '),
    lengths: lengths.map(({ label, pages }) => `${label} ${pages}`).join(', '),
    sample: sample?.title ?? '',
  };
}

export function bookReply(script: ChatScript, book: ChatBook, aspect: ChatAspect): Reply {
  const { replies, words } = script;
  const { isComing, priceCents, formats, editions, sample } = book;
  const places = placesOf(script, book);
  const shown = { books: [book.id], about: book.id };
  const say = (...sentences: string[]) => sentences.map((sentence) => fillPlaceholders(sentence, places));
  const onPaper = editions.length > 0 && !isComing ? [replies.editions] : [];

  if (aspect === 'sample') {
    return sample
      ? replyOf('sample', {
          text: say(replies.sample),
          links: [{ label: words.sampleLabel, href: sample.href }],
          ...shown,
        })
      : replyOf('sample', { text: say(replies.noSample), ...shown });
  }
  if (aspect === 'about') {
    const text = isComing ? [book.reason, ...say(replies.comingPrice)] : [book.reason];
    return replyOf('book', { text, offers: replies.bookOffers, ...shown });
  }
  if (aspect === 'length') return replyOf(aspect, { text: say(replies.length), ...shown });
  if (isComing) return replyOf(aspect, { text: say(replies.comingPrice), ...shown });
  if (aspect === 'paperback') return replyOf(aspect, { text: say(replies.paperback), ...shown });
  if (priceCents === null) return replyOf(aspect, { text: say(replies.awayPrice), ...shown });
  if (aspect === 'price') return replyOf(aspect, { text: say(replies.price, ...onPaper), ...shown });
  const inFormats = formats.includes('epub') ? replies.formats : replies.pdfOnly;
  return replyOf(aspect, { text: say(inFormats), ...shown });
}

/** Answers a question about one or more books, in order; "it" then means the first. */
export function booksReply(script: ChatScript, books: readonly ChatBook[], aspect: ChatAspect): Reply {
  const [first = replyOf(aspect, { text: [] }), ...others] = books.map((book) =>
    bookReply(script, book, aspect),
  );
  return {
    ...first,
    text: [first, ...others].flatMap(({ text }) => text),
    books: [first, ...others].flatMap((reply) => reply.books),
    links: [first, ...others].flatMap(({ links }) => links),
  };
}

export function recommendation({ replies }: ChatScript, books: readonly ChatBook[]): Reply {
  return replyOf('recommendation', {
    text: [books.length > 1 ? replies.recommendTwo : replies.recommend, ...books.map(({ reason }) => reason)],
    books: books.map(({ id }) => id),
    offers: replies.bookOffers,
    about: books[0]?.id ?? null,
  });
}
