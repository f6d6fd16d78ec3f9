import { detailsOf, books, chat as chatContent, partContent, productSeeds } from '@lectern/catalogue';
import type { ChatScript } from '@lectern/widget-kit';

export function realScript(): ChatScript {
  const chat = partContent('chat', chatContent);
  const { words, greeting, suggestions, replies, topics } = chat;
  return {
    words,
    greeting,
    suggestions,
    replies,
    topics: topics.map(({ adds, ...topic }) =>
      adds === 'books' || adds === 'coming'
        ? {
            ...topic,
            books: books.map(({ id }) => id).filter((id) => adds === 'books' || id === 'greedy-lying'),
          }
        : topic,
    ),
    books: books.map((book) => {
      const known = chat.books[book.id];
      if (!known) throw new Error(`The assistant has no entry for ${book.id}.`);
      const product = productSeeds.find(({ id }) => id === book.productId);
      const isComing = book.availability === 'pre-order';
      const { editions } = detailsOf(book.id);
      return {
        id: book.id,
        title: book.title,
        path: book.path,
        thumbSrc: book.cover.thumbSrc,
        snippet: book.description.slice(0, 100),
        ...known,
        priceCents: product?.priceCents ?? null,
        isComing,
        formats: product?.formats ?? [],
        editions: editions
          .filter(({ format }) => isComing || format !== 'ebook')
          .map(({ label, priceCents }) => ({ label, priceCents: priceCents ?? 0 })),
        lengths: editions.map(({ label, pages }) => ({ label, pages: pages ?? 0 })),
        sample: { title: 'A chapter', href: '/sample.pdf' },
      };
    }),
  };
}
