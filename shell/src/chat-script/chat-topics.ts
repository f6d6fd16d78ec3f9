import { type Chat, chat, downloads, pages, postage, site } from '@lectern/catalogue';
import { formatCents } from '@lectern/money';
import type { ChatBook, ChatTopic } from '@lectern/widget-kit';

type Written = Chat['topics'][number];

/** The assistant's answers, with what the rest of the site knows filled in. */
export async function chatTopics(books: readonly ChatBook[]): Promise<ChatTopic[]> {
  const speaking = (await pages.speaking()).words;
  const places: Record<string, string> = {
    email: site.contact.email,
    phone: site.contact.phone,
    countries: postage.countries.map(({ name }) => name).join(', '),
  };
  const whole = (cents: number) => formatCents(cents).replace(/\.00$/, '');
  const additions = {
    books: { books: books.map(({ id }) => id) },
    coming: { books: books.filter(({ isComing }) => isComing).map(({ id }) => id) },
    downloads: { lines: downloads.cards.map(({ title }) => title) },
    services: {
      lines: [
        ...speaking.services.map(
          ({ title, duration, audience }) => `${title}: ${duration.toLowerCase()}, ${audience}`,
        ),
        ...speaking.offers.map(
          ({ title, price, includes }) => `${title}: ${whole(price)} (${includes[0]?.toLowerCase()})`,
        ),
      ],
    },
  };
  return chat.topics.map(({ adds, text, ...topic }: Written) => ({
    ...topic,
    text: text.map((paragraph) => filled(paragraph, places)),
    ...(adds ? additions[adds] : {}),
  }));
}

function filled(text: string, places: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (written, name: string) => places[name] ?? written);
}
