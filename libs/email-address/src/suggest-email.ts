import { cleanEmail } from './clean-email.js';

/** Email providers with often misspelled names, and their top-level domain. */
const PROVIDERS: Readonly<Record<string, string>> = {
  gmail: 'com',
  googlemail: 'com',
  yahoo: 'com',
  hotmail: 'com',
  outlook: 'com',
  icloud: 'com',
  protonmail: 'com',
  proton: 'me',
  fastmail: 'com',
  rocketmail: 'com',
  comcast: 'net',
  verizon: 'net',
  sbcglobal: 'net',
  bellsouth: 'net',
  earthlink: 'net',
  charter: 'net',
  aol: 'com',
  att: 'net',
  cox: 'net',
  live: 'com',
  msn: 'com',
};

/** Real domains that are one edit away from a provider. */
const NO_TYPOS = new Set(['email.com', 'ymail.com', 'mail.com', 'cloud.com', 'proton.com', 'photonmail.com']);

/** Misspelled endings that are no top-level domains (IANA root zone), with corrections. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  com: ['con', 'cmo', 'ocm', 'comm', 'coom', 'ccom', 'vom', 'xom', 'cpm', 'cim', 'clm', 'cok', 'coml'],
  net: ['nte', 'ent', 'met', 'nett', 'neet', 'bet'],
  org: ['ogr', 'rog', 'orgg', 'orh', 'prg'],
};

const ENDING_MEANT = new Map(
  Object.entries(ENDINGS).flatMap(([meant, typos]) => typos.map((typo) => [typo, meant] as const)),
);

/** Shorter names are one edit away from too many others. */
const SHORTEST_GUESSED = 5;

/** Whether two texts differ by one inserted, missing, replaced, or transposed character. */
function isOneEditApart(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return (
    short.slice(at + 1) === long.slice(at + 1) || (isSwapped && short.slice(at + 2) === long.slice(at + 2))
  );
}

function withRealEnding(domain: string): string {
  const dot = domain.lastIndexOf('.');
  const meant = ENDING_MEANT.get(domain.slice(dot + 1));
  return dot > 0 && meant ? `${domain.slice(0, dot)}.${meant}` : domain;
}

function providerMeant(domain: string): string | undefined {
  if (NO_TYPOS.has(domain)) return undefined;
  const [name = '', ...labels] = domain.split('.');
  const ending = labels.join('.');
  const found = Object.entries(PROVIDERS).find(([provider, itsEnding]) => {
    const isName =
      name === provider || (provider.length >= SHORTEST_GUESSED && isOneEditApart(name, provider));
    return isName && (ending === '' || ending === itsEnding || isOneEditApart(ending, itsEnding));
  });
  return found?.join('.');
}

/**
 * Suggests a correction (`anna@gmail.com` for `anna@gmial.con`). Offer it; never replace the address.
 * @returns null if nothing looks misspelled
 */
export function suggestEmail(text: string): string | null {
  const address = cleanEmail(text);
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  if (at < 1 || domain === '') return null;
  const repaired = withRealEnding(domain);
  const meant = providerMeant(repaired) ?? repaired;
  return meant === domain ? null : `${address.slice(0, at)}@${meant}`;
}
