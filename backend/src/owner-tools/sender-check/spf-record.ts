/** A record of RFC 7208, by its terms. */
export interface SpfRecord {
  /** Mechanisms with their sign, as they stand: `include:amazonses.com`, `~all`. */
  terms: string[];
  /** The domains whose records are asked for: of `include:` and `redirect=`. */
  asked: string[];
  /** How many terms ask the domain name system by themselves (section 4.6.4). */
  lookupCount: number;
  /** What is to be done with everybody else's mail: the sign of `all`; undefined where it is not said. */
  all: '-' | '~' | '?' | '+' | undefined;
  hasRedirect: boolean;
}

/** The most lookups that receivers do; a record that takes more is an error and protects nobody. */
export const MOST_LOOKUPS = 10;

export const isSpf = (text: string): boolean => /^v=spf1(?: |$)/i.test(text);

export function readSpf(text: string): SpfRecord {
  const terms = text.trim().split(/ +/).slice(1);
  const plain = terms.map((term) => term.replace(/^[-~?+]/, '').toLowerCase());
  const asked = plain.flatMap((term) => /^(?:include:|redirect=)(.+)$/.exec(term)?.[1] ?? []);
  const own = plain.filter((term) => /^(?:a|mx|ptr)(?:[:/]|$)|^exists:/.test(term)).length;
  const all = terms.map((term) => /^([-~?+]?)all$/i.exec(term)).find(Boolean);
  return {
    terms,
    asked,
    lookupCount: asked.length + own,
    all: all ? ((all[1] || '+') as SpfRecord['all']) : undefined,
    hasRedirect: plain.some((term) => term.startsWith('redirect=')),
  };
}
