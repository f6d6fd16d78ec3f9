export interface MessageVerdict {
  state: 'received' | 'suspected';
  score: number;
  /** Strongest first. */
  reasons: readonly MessageSign[];
}

/** Scores a message without a challenge to its sender. No weak sign alone holds a message, and held ones are kept. */
export function judgeMessage(message: WeighedMessage): MessageVerdict {
  const found = weighedSigns(message).filter(({ points }) => points > 0);
  const score = found.reduce((sum, { points }) => sum + points, 0);
  return {
    state: score < SUSPECTED_FROM ? 'received' : 'suspected',
    score,
    reasons: found.sort((a, b) => b.points - a.points).map(({ sign }) => sign),
  };
}

const SUSPECTED_FROM = 5;

export interface WeighedMessage {
  name: string;
  subject: string;
  message: string;
  /** Honeypot: a hidden field, which is also excluded from autofill and screen readers. */
  homepage?: string | undefined;
  /** Time between showing and sending the form, if the client reports it. */
  writingTimeMs?: number | undefined;
  otherSenders: number;
  lateFromSource: number;
}

interface Text extends WeighedMessage {
  whole: string;
  linkCount: number;
}

const TOO_QUICK_MS = 3_000;

/** Messages in an hour; people write fewer. */
const BUSY_SOURCE = 5;

const LINK = /\b(?:https?:\/\/|www\.)\S+/gi;

const MARKUP = /\[(?:url|link|img)\b|<a\s[^>]{0,200}href/i;

const SHORTENED =
  /\b(?:bit\.ly|tinyurl\.com|t\.me|wa\.me|goo\.gl|is\.gd|cutt\.ly|t\.co|rb\.gy|shorturl\.at)\//i;

const MIXED_WORD =
  /\p{sc=Latin}\p{sc=Cyrillic}|\p{sc=Cyrillic}\p{sc=Latin}|\p{sc=Latin}\p{sc=Greek}\p{sc=Latin}/u;

const share = (text: string, what: RegExp): number =>
  [...text.matchAll(what)].length / Math.max(1, [...text.matchAll(/\p{L}/gu)].length);

/** Four in five characters are not Latin. The author writes in English. */
const isForeign = (text: string): boolean => share(text, /\p{sc=Latin}/gu) < 0.2;

const isShouted = (text: string): boolean => text.length > 60 && share(text, /\p{Lu}/gu) > 0.6;

function phrasePoints({ whole, name }: Text): number {
  const text = `${name}\n${whole}`.toLowerCase();
  const fullest = Math.max(...SALES_PHRASES.map((kind) => kind.filter((phrase) => phrase.test(text)).length));
  return [0, 3, 5][Math.min(2, fullest)] ?? 0;
}

const POINTS = {
  'hidden-field': ({ homepage }) => (homepage?.trim() ? 5 : 0),
  'sales-words': phrasePoints,
  'same-text': ({ otherSenders }) => (otherSenders >= 5 ? 5 : otherSenders >= 2 ? 3 : 0),
  markup: ({ whole }) => (MARKUP.test(whole) ? 4 : 0),
  'many-links': ({ linkCount }) => (linkCount >= 6 ? 5 : linkCount >= 3 ? 3 : linkCount === 2 ? 1 : 0),
  'link-in-name': ({ name, subject }) => (`${name} ${subject}`.match(LINK) ? 3 : 0),
  'short-link': ({ whole }) => (SHORTENED.test(whole) ? 2 : 0),
  'look-alike-letters': ({ whole, name }) => (MIXED_WORD.test(`${name} ${whole}`) ? 3 : 0),
  'other-script': ({ whole }) => (isForeign(whole) ? 2 : 0),
  'too-quick': ({ writingTimeMs = Infinity }) => (writingTimeMs < TOO_QUICK_MS ? 2 : 0),
  'busy-source': ({ lateFromSource }) => (lateFromSource >= BUSY_SOURCE ? 2 : 0),
  // Scripts that call the API omit it; so do pages from before this rule.
  'no-time': ({ writingTimeMs }) => (writingTimeMs === undefined ? 1 : 0),
  shouted: ({ whole }) => (isShouted(whole) ? 1 : 0),
} satisfies Record<string, (text: Text) => number>;

export type MessageSign = keyof typeof POINTS;

function weighedSigns(message: WeighedMessage): { sign: MessageSign; points: number }[] {
  const whole = `${message.subject}\n${message.message}`;
  const text = { ...message, whole, linkCount: whole.match(LINK)?.length ?? 0 };
  const signs = Object.keys(POINTS) as MessageSign[];
  return signs.map((sign) => ({ sign, points: POINTS[sign](text) }));
}

/**
 * Lower-case phrases of advertising, by trade. One of a trade may occur in any message, two rarely do. They are what
 * sellers say, not what they sell: readers also write about debts, gambling, and illness. Gaps between words are
 * bounded, so that the time grows only linearly with the length of a message.
 */
const SALES_PHRASES: readonly (readonly RegExp[])[] = [
  // Search engines, websites, guest posts.
  [
    /\bseo (?:services?|agency|experts?|company|packages?|audit)\b/,
    /\b(?:first|1st) page of google\b|\brank(?:ing)?s? (?:on|in|#?1 on) google\b|\btop of google\b/,
    /\bback ?links?\b|\bdomain authority\b|\blink[- ]building\b/,
    /\bguest post(?:s|ing)?\b|\bsponsored (?:post|article)s?\b/,
    /\b(?:redesign|improve|audit) (?:of )?your website\b|\bvisiting your website\b.{0,200}\berrors?\b/s,
    /\b(?:increase|boost|more|drive) (?:your )?(?:organic |website |web )?traffic\b/,
    /\bweb (?:design|development) (?:services?|company|agency)\b|\baffordable (?:price|rate|cost|package)s?\b/,
  ],
  // Pills.
  [
    /\b(?:viagra|cialis|levitra|sildenafil|tadalafil|kamagra)\b/,
    /\b(?:no|without(?: a)?) prescription\b/,
    /\b(?:online|canadian|cheap) pharmacy\b|\bbuy (?:cheap|generic)\b/,
    /\bweight[- ]loss (?:pill|gumm|supplement)/,
  ],
  // Games of chance.
  [
    /\bonline casinos?\b|\bcasino (?:bonus|online|slots?)\b|онлайн[- ]?казино|казино онлайн/,
    /\bfree spins?\b|\bno deposit bonus\b|фриспин|бездепозитн/,
    /\b(?:1x ?bet|1win|pin-?up|mostbet|vulkan|melbet)\b|вулкан|1хбет/,
    /казино|игровые автоматы|ставки на спорт|выигр/,
    /бонус|промокод|регистраци/,
  ],
  // Money that earns itself.
  [
    /\bguaranteed (?:return|profit|income)s?\b/,
    /\b(?:bitcoin|crypto|forex)\b.{0,40}\b(?:invest|trading|profit|earn)/s,
    /\bearn \$?\d[\d,.]{0,15} (?:a|per) (?:day|week|hour)\b/,
    /\b(?:business|personal|instant) loans?\b.{0,60}\b(?:approv|offer|apply|%)/s,
    /\binheritance fund\b|\bnext of kin\b.{0,80}\bmillion\b/s,
  ],
  // Followers, addresses, and sending this very thing.
  [
    /\bbuy (?:real )?(?:instagram|youtube|tiktok|facebook) (?:followers|likes|views)\b/,
    /\b(?:email|contact|leads?) (?:lists?|database)\b.{0,60}\b(?:buy|price|million|verified)/s,
    /\b(?:contact forms?|website forms?) (?:blast|submission|marketing|advertising|message)/,
    /\byou(?:'re| are) reading (?:this|my) (?:message|ad)\b/,
    /\bunsubscribe\b.{0,40}\b(?:here|click|domain|reply)\b|\bopt[- ]out\b/s,
  ],
  // Company for an evening.
  [
    /\b(?:hot|sexy|horny|lonely) (?:girls?|women|singles|ladies)\b|девушк/,
    /\b(?:adult|sex) (?:dating|cams?|chat)\b|секс|интим/,
    /\bno strings attached\b|знакомств/,
  ],
];
