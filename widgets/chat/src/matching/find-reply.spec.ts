import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ChatScript } from '@lectern/widget-kit';
import { realScript } from '../testing/real-script.js';
import { findReply, freshContext } from './find-reply.js';

let script: ChatScript;
beforeAll(() => {
  script = realScript();
});

const ask = (question: string, about: string | null = null) =>
  findReply(script, question, { ...freshContext, about });

describe('a need', () => {
  it.each([
    ['I lost my job at 52', 'starting-over'],
    ['my marriage is over', 'starting-over'],
    ['My mother has dementia and I look after her', 'finding-peace'],
    ['My husband left me after thirty years', 'starting-over'],
    ['Is it too late to begin again?', 'starting-over'],
    ['I am afraid', 'fear-not'],
    ['I’m so scared of the surgery on Monday', 'fear-not'],
    ['my anxiety is getting worse', 'fear-not'],
    ['I need a grant for our church', 'grant-writing'],
    ['How do I write a proposal for a nonprofit?', 'grant-writing'],
    ['bankruptcy', 'fresh-start'],
    ['bankrupcy', 'fresh-start'],
    ['The bills are too much', 'fresh-start'],
    ['debt collectors keep calling me', 'fresh-start'],
    ['Someone lied to me', 'greedy-lying'],
    ['women preaching', 'women-teach'],
    ['Can a woman be a pastor? My church says women must be silent', 'women-teach'],
    ['I cannot come to rest', 'finding-peace'],
    ['I am exhausted and overwhelmed', 'finding-peace'],
    ['I want to thank my mom', 'thank-god-mom'],
  ])('gets a matching book: %s @S1-frame-27', (question, bookId) => {
    const reply = ask(question);
    expect({ kind: reply.kind, first: reply.books[0] }).toEqual({ kind: 'recommendation', first: bookId });
  });

  it('caused by grief gets a gentle answer', () => {
    expect(ask('my mother died')).toMatchObject({ kind: 'grief', books: ['thank-god-mom', 'finding-peace'] });
    expect(ask('My mother died').text[0]).toBe('I’m sorry. There’s nothing a script can say to that.');
  });
});

describe('a named book', () => {
  it.each([
    ['How much is Fear Not?', 'price', 'fear-not'],
    ['what does the bankruptcy book cost', 'price', 'fresh-start'],
    ['Can I read Starting Over on my Kindle?', 'formats', 'starting-over'],
    ['Is there a sample of Grant Writing?', 'sample', 'grant-writing'],
    ['finding peace paperback', 'paperback', 'finding-peace'],
    ['free chapter of fear not', 'sample', 'fear-not'],
    ['Tell me about Thank God for Mom', 'book', 'thank-god-mom'],
    ['Would you recommend Finding Peace?', 'book', 'finding-peace'],
    ['WHY WOMEN CAN TEACH AND PREACH', 'book', 'women-teach'],
    ['when does Greedy/Lying come out', 'book', 'greedy-lying'],
    ['price of greedy lying', 'price', 'greedy-lying'],
  ])('determines the answer: %s', (question, kind, bookId) => {
    const reply = ask(question);
    expect({ kind: reply.kind, about: reply.about }).toEqual({ kind, about: bookId });
  });

  it('may be one of several', () => {
    const reply = ask('What is the difference between Finding Peace and Fear Not?');
    expect(reply.books).toEqual(['finding-peace', 'fear-not']);
    expect(reply.text).toHaveLength(2);
    expect(ask('How much are Finding Peace and Fear Not?').text.join()).toMatch(/\$9\.99.*\$9\.95/);
  });

  it('has the shop’s price and its formats', () => {
    expect(ask('How much is Finding Peace?').text).toEqual([
      'Finding Peace is $9.99 here, as PDF & ePub, ready as soon as you’ve paid.',
      'In print, at the list price: Paperback $16.95, Hardcover $19.99. Bookstores set their own prices.',
    ]);
  });

  it('has the length of its editions', () => {
    expect(ask('How long is Thank God for Mom?').text).toEqual([
      expect.stringMatching(/^Thank God for Mom has this many pages: .*Paperback \d+/),
    ]);
    expect(ask('how long is it', 'fear-not').about).toBe('fear-not');
  });

  it('cannot be bought before release, and the answer says so', () => {
    expect(ask('price of greedy lying').text[0]).toMatch(/^Greedy\/Lying isn’t out yet.*E-book \$9\.95/);
  });

  it('is not for sale while the shop hides it', () => {
    const hidden = { ...script, books: script.books.map((book) => ({ ...book, priceCents: null })) };
    expect(findReply(hidden, 'how much is fear not', freshContext).text[0]).toMatch(/isn’t for sale here/);
  });
});

describe('a question', () => {
  it.each([
    ['Which book should I start with?', 'which-book'],
    ['What do the books cost?', 'price'],
    ['Show me all the books', 'all-books'],
    ['how much is it', 'price'],
    ['Which format do I need for my Kindle?', 'formats'],
    ['does it work on my phone', 'formats'],
    ['What is free?', 'free'],
    ['Do you have samples?', 'sample'],
    ['Can Eleanor speak at our event?', 'speaking'],
    ['We would like to invite her to a women’s retreat', 'speaking'],
    ['grant writing training for our staff', 'speaking'],
    ['Is there an audiobook?', 'audio'],
    ['I cannot find my download', 'order-help'],
    ['I paid but no mail came', 'order-help'],
    ['I lost my link', 'order-help'],
    ['I need help with an order', 'order-help'],
    ['I want my money back', 'refund'],
    ['refund for Fear Not please', 'refund'],
    ['can I have a receipt', 'receipt'],
    ['Is it safe to pay by card?', 'payment'],
    ['Who is Eleanor Marsh?', 'author'],
    ['I have a court date on Friday, I need legal advice', 'legal'],
    ['Can my landlord evict me? eviction', 'legal'],
    ['newsletter', 'newsletter'],
    ['Can I get a paperback?', 'paperback'],
    ['Is there a new book coming soon?', 'coming'],
    ['Can I have a signed copy?', 'signed'],
    ['discount for our book club', 'groups'],
    ['How much is shipping to Canada?', 'shipping'],
    ['How much does she charge?', 'speaking'],
    ['I am so depressed', 'low'],
    ['Is this site legit?', 'payment'],
    ['I deleted the email with the book', 'order-help'],
    ['can I return an ebook', 'refund'],
    ['do you have Spanish books', 'language'],
    ['Where is Eleanor based?', 'author'],
    ['call me', 'contact'],
    ['How do I pay?', 'payment'],
    ['Is it safe?', 'payment'],
    ['I paid and got nothing', 'order-help'],
    ['I was charged but have no book', 'order-help'],
    ['Where is my book?', 'order-help'],
    ['Can I get a refund?', 'refund'],
    ['How long is the book?', 'length'],
    ['how many pages', 'length'],
    ['Do you ship?', 'shipping'],
    ['Kindle', 'formats'],
    ['Which book first?', 'which-book'],
    ['which one first', 'which-book'],
    ['Is it a Christian book?', 'christian'],
    ['is Fresh Start a Christian book', 'christian'],
    ['Can you be my lawyer?', 'client'],
    ['will you represent me', 'client'],
    ['I need legal help now', 'legal-now'],
    ['I need legal help', 'legal'],
    ['How do I book her?', 'speaking'],
    ['how do I hire her', 'speaking'],
    ['What does it cost?', 'price'],
    ['Who are you?', 'person'],
    ['Are you a robot?', 'person'],
    ['Unsubscribe me', 'unsubscribe'],
    ['take me off the list', 'unsubscribe'],
    ['do I need an account', 'account'],
    ['FAQ', 'questions'],
    ['Thank you', 'thanks'],
    ['yes', 'yes-or-no'],
    ['are you a person?', 'person'],
    ['Let me talk to a human', 'person'],
    ['What is her phone number?', 'contact'],
    ['Do I have to be a Christian? I am an atheist', 'faith'],
    ['Do you store my data?', 'privacy'],
    ['Hello!', 'hello'],
    ['thanks', 'thanks'],
    ['bye', 'bye'],
    ['What can you do?', 'abilities'],
    ['Can you fix my bicycle?', 'unknown'],
    ['asdf', 'unknown'],
    ['???', 'unknown'],
  ])('gets its answer: %s @S1-frame-27', (question, kind) => {
    expect(ask(question).kind).toBe(kind);
  });

  it.each(['I am sad', 'I feel down', 'my heart is broken', 'I’m not ok', 'I am struggling'])(
    'from a sad visitor gets warmth and a contact: %s',
    (question) => {
      const reply = ask(question);
      expect([reply.kind, reply.handsOver, reply.links.map(({ href }) => href)]).toEqual([
        'low',
        true,
        ['tel:988'],
      ]);
      expect(reply.text[0]).toMatch(/sorry.*glad you said it.*Eleanor/);
    },
  );

  it('yields only small talk if there is nothing else in it', () => {
    expect(ask('Hello, thanks, how much is Fear Not?').kind).toBe('price');
    expect(ask('hi, are you a robot').kind).toBe('person');
  });

  it.each([
    'I want to kill myself',
    'my son talks of suicide',
    'I don’t want to live any more',
    'I keep wanting to hurt myself',
  ])('in a crisis gets the lifeline, and no book: %s @S1-frame-28', (question) => {
    const reply = ask(`${question} and I am afraid. How much is Fear Not?`);
    expect(reply).toMatchObject({ kind: 'crisis', books: [], offers: [], handsOver: false });
    expect(reply.text.join(' ')).toContain('call or text 988');
    expect(reply.links.map(({ href }) => href)).toContain('tel:988');
  });

  it.each(['In the end it is all about money', 'I can’t go on Sunday', 'It beats me how that hit me'])(
    'is not mistaken for a crisis: %s',
    (question) => {
      expect(ask(question).kind).not.toMatch(/crisis|danger/);
    },
  );
});

describe('the previous topic', () => {
  it.each([
    ['how much is it', 'price'],
    ['What does it cost?', 'price'],
    ['Is there a sample?', 'sample'],
    ['Which formats are there?', 'formats'],
    ['tell me more', 'book'],
    ['is there a paperback', 'paperback'],
  ])('is the meaning of "it": %s', (question, kind) => {
    expect(ask(question, 'fear-not')).toMatchObject({ kind, about: 'fear-not' });
  });

  it('ends when all books are meant, another is named, or the visitor looks for a book', () => {
    expect(ask('how much are they all', 'fear-not').books).toHaveLength(8);
    expect(ask('how much is Fresh Start', 'fear-not').about).toBe('fresh-start');
    expect(ask('which book should I start with', 'fear-not').kind).toBe('which-book');
  });

  it('survives a thank-you', () => {
    expect(ask('thank you', 'fear-not').about).toBe('fear-not');
  });
});

describe('an unknown question', () => {
  it('gets an admission, three suggestions, and a way to contact the author', () => {
    expect(ask('Can you fix my bicycle?')).toMatchObject({
      offers: script.replies.unknownOffers,
      handsOver: true,
    });
    expect(ask('Can you fix my bicycle?').offers).toHaveLength(3);
  });

  it('gets other words the second time', () => {
    const first = ask('bicycle').text;
    const second = findReply(script, 'bicycle', { about: null, wasUnknown: true });
    expect(second.text).not.toEqual(first);
    expect(second.handsOver).toBe(true);
  });
});

describe('suggested questions', () => {
  it('all have an answer', () => {
    const { suggestions, replies, topics } = script;
    const offered = [
      ...suggestions,
      ...replies.unknownOffers,
      ...topics.flatMap(({ offers = [] }) => offers),
    ];
    expect(offered.filter((question) => ask(question).kind === 'unknown')).toEqual([]);
    expect(replies.bookOffers.map((question) => ask(question, 'fear-not').about)).toEqual(
      replies.bookOffers.map(() => 'fear-not'),
    );
  });
});
