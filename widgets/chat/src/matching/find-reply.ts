import type { ChatBook, ChatScript, ChatTopic } from '@lectern/widget-kit';

import { bookReply, booksReply, recommendation } from './book-reply.js';
import { type Reply, replyOf, topicReply } from './reply.js';
import { scorePhrases } from './score-phrases.js';
import { wordsOf } from './words-of.js';

export interface Context {
  about: string | null;
  wasUnknown: boolean;
}

export const freshContext: Context = { about: null, wasUnknown: false };

/** All books are meant, rather than the last mentioned one. */
const plural = /\b(?:all|books|them|they|each|every)\b/i;

/** The last mentioned book is meant. */
const pronoun = /\b(?:it|its|this|that|more)\b/i;

/**
 * Answers a question from the script. Priority: a crisis, a named book, a topic, a need, the last mentioned
 * book, small talk; otherwise it admits that it does not know.
 */
export function findReply(script: ChatScript, question: string, { about, wasUnknown }: Context): Reply {
  const words = wordsOf(question);
  const topics = (fits: (topic: ChatTopic) => boolean, maxGap?: number) =>
    best(script.topics.filter(fits), ({ triggers }) => scorePhrases(words, triggers, { maxGap }));

  const [urgent] = topics(({ rank }) => rank === 'first', 1).items;
  if (urgent) return topicReply(urgent);

  const plain = topics(({ rank, aspect }) => !rank && !aspect);
  const aspect = topics(({ aspect }) => aspect !== undefined);
  const [plainTopic] = plain.items;
  const [aspectTopic] = aspect.items;

  const named = script.books.filter(({ names }) => scorePhrases(words, names, { maxGap: 0 }) > 0);
  const isNamed = named.length > 0;
  if (isNamed && (!plainTopic || aspect.score > plain.score)) {
    return booksReply(script, named, aspectTopic?.aspect ?? 'about');
  }

  const needed = best(script.books, ({ needs }) => scorePhrases(words, needs));
  if (plainTopic && plain.score > needed.score) return withBook(topicReply(plainTopic), named);
  if (needed.score > 0 && !isNamed) return aboutNeeded(script, needed.items.slice(0, 2), aspectTopic);
  if (plainTopic) return withBook(topicReply(plainTopic), named);

  if (aspectTopic?.aspect) {
    const refersBack = !plural.test(question) && (aspectTopic.aspect !== 'about' || pronoun.test(question));
    const spokenOf = refersBack && script.books.find(({ id }) => id === about);
    return spokenOf ? bookReply(script, spokenOf, aspectTopic.aspect) : topicReply(aspectTopic);
  }

  const [smallTalk] = topics(({ rank }) => rank === 'last').items;
  if (smallTalk) return { ...topicReply(smallTalk), about };
  return { ...unknown(script, wasUnknown), about };
}

/** A question about a need and an aspect of a book: "What does the bankruptcy book cost?" */
function aboutNeeded(script: ChatScript, books: readonly ChatBook[], topic: ChatTopic | undefined): Reply {
  const [first] = books;
  const aspect = topic?.aspect;
  return first && aspect && aspect !== 'about'
    ? bookReply(script, first, aspect)
    : recommendation(script, books);
}

/** Adds the named book to a topic's answer: "it" then means that book. */
function withBook(reply: Reply, [named]: readonly ChatBook[]): Reply {
  return named ? { ...reply, about: named.id } : reply;
}

function unknown({ replies }: ChatScript, wasUnknown: boolean): Reply {
  return wasUnknown
    ? replyOf('unknown', { text: [replies.again], handsOver: true })
    : replyOf('unknown', { text: replies.unknown, offers: replies.unknownOffers, handsOver: true });
}

interface Best<Item> {
  items: Item[];
  score: number;
}

function best<Item>(items: readonly Item[], scoreOf: (item: Item) => number): Best<Item> {
  const scored = items.map((item) => ({ item, score: scoreOf(item) }));
  const score = Math.max(0, ...scored.map((each) => each.score));
  return {
    items: score > 0 ? scored.filter((each) => each.score === score).map(({ item }) => item) : [],
    score,
  };
}
