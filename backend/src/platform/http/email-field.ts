import { cleanEmail } from '@lectern/email-address';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { isEmail, ValidateBy } from 'class-validator';
import { domainToUnicode } from 'node:url';

import { ONE_LINE } from './text-rules.js';

/** UTS 39, 5.2, "highly restrictive": one script, or one of the three mixtures that are written every day. */
const WRITTEN_TOGETHER: readonly (readonly string[])[] = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
];

const SCRIPTS = Object.entries({
  Latin: /\p{sc=Latin}/u,
  Cyrillic: /\p{sc=Cyrillic}/u,
  Greek: /\p{sc=Greek}/u,
  Armenian: /\p{sc=Armenian}/u,
  Hebrew: /\p{sc=Hebrew}/u,
  Arabic: /\p{sc=Arabic}/u,
  Devanagari: /\p{sc=Devanagari}/u,
  Bengali: /\p{sc=Bengali}/u,
  Tamil: /\p{sc=Tamil}/u,
  Thai: /\p{sc=Thai}/u,
  Georgian: /\p{sc=Georgian}/u,
  Ethiopic: /\p{sc=Ethiopic}/u,
  Cherokee: /\p{sc=Cherokee}/u,
  Han: /\p{sc=Han}/u,
  Hiragana: /\p{sc=Hiragana}/u,
  Katakana: /\p{sc=Katakana}/u,
  Bopomofo: /\p{sc=Bopomofo}/u,
  Hangul: /\p{sc=Hangul}/u,
});

const OF_NO_SCRIPT = /[\p{sc=Common}\p{sc=Inherited}]/gu;

/** Whether the letters of a word are of one alphabet: digits, hyphens and the like belong to all. */
function isOfOneScript(word: string): boolean {
  const letters = [...word.replace(OF_NO_SCRIPT, '')];
  const used = new Set(
    letters.map((letter) => SCRIPTS.find(([, script]) => script.test(letter))?.[0] ?? 'another'),
  );
  return (
    used.size < 2 || WRITTEN_TOGETHER.some((mixture) => [...used].every((name) => mixture.includes(name)))
  );
}

/** What a text is as an e-mail address: itself in its normal form, or what is wrong with it. */
type ReadAddress = { address: string } | { problem: 'invalid' | 'mixed-scripts' };

/** RFC 5321, 4.5.3.1: octets of the part before the at sign, and of a path without its angle brackets. */
const LONGEST_LOCAL_BYTES = 64;
const LONGEST_BYTES = 254;

/** Letters, digits, hyphens and dots of any alphabet; the last label is no number, or it would be an IP address. */
const DOMAIN = /^(?:[\p{L}\p{M}\p{N}-]+\.)+(?!\p{N}+$)[\p{L}\p{M}\p{N}-]{2,63}$/u;

const bytes = (text: string): number => new TextEncoder().encode(text).length;

/** As the DNS has it (UTS 46, as browsers do it), or undefined for what is no name. */
function toAscii(domain: string): string | undefined {
  const address = `http://${domain}/`;
  const host = URL.canParse(address) ? new URL(address).hostname : undefined;
  const isName = host?.split('.').every((label) => /^(?!-)[a-z0-9-]{1,63}(?<!-)$/.test(label));
  // Newer URL parsers take Punycode as it comes; what is none stays as it is here.
  return isName && !/(^|\.)xn--/.test(domainToUnicode(host ?? '')) ? host : undefined;
}

/**
 * Reads what somebody typed as an e-mail address. A domain of one alphabet is accepted in any alphabet and written as
 * the DNS writes it (`münchen.example` becomes `xn--mnchen-3ya.example`): the same mailbox is the same text, and a name
 * that imitates another shows, wherever the owner reads it, that it is not what it seems. Labels that mix alphabets
 * (a Cyrillic а in `exаmple.com`) are refused: registries give none out (UTS 39, 5.2; ICANN's guidelines for IDNs), so
 * they are a mistake or an imitation. The part before the at sign stays as it was typed, but may not mix them either.
 *
 * @param text trimmed; whether the part before the at sign is well-formed is not looked at
 */
export function readEmailAddress(text: string): ReadAddress {
  const at = text.lastIndexOf('@');
  const [local, domain] = [text.slice(0, at), text.slice(at + 1).normalize('NFC')];
  if (at < 1 || domain.length > LONGEST_BYTES || !DOMAIN.test(domain)) return { problem: 'invalid' };
  if (bytes(local) > LONGEST_LOCAL_BYTES) return { problem: 'invalid' };
  const host = toAscii(domain);
  const address = `${local}@${host}`;
  if (!host || bytes(address) > LONGEST_BYTES) return { problem: 'invalid' };
  // Browsers hand a domain on as the DNS writes it: what it looks like is read from there.
  const words = [...domainToUnicode(host).split('.'), ...local.split(/[^\p{L}\p{M}]+/u)];
  return words.every((word) => isOfOneScript(word)) ? { address } : { problem: 'mixed-scripts' };
}

/** The specification's sentence (document 1, section 5). */
const message = 'Please enter a valid email address';
const mixed = 'This email address mixes letters of different alphabets that look alike: please type it anew';
/** RFC 5321, 4.5.3.1.3: a path of 256 octets, two of which are its angle brackets. */
const longest = 254;

/** The normal form of an address, without what cannot be seen in it. Anything else stays as it is, to be rejected. */
function normalized({ value: given }: { value: unknown }): unknown {
  const value = typeof given === 'string' ? cleanEmail(given) : given;
  if (typeof value !== 'string' || value.length > longest) return value;
  const read = readEmailAddress(value);
  return 'address' in read ? read.address : value;
}

const readable = ValidateBy({
  name: 'isReadableEmail',
  validator: {
    // One after another: the last of these cannot bear half a character.
    validate: (value: unknown) =>
      typeof value === 'string' &&
      value.length <= longest &&
      ONE_LINE.test(value) &&
      'address' in readEmailAddress(value) &&
      isEmail(value),
    defaultMessage: (given) => {
      const read = typeof given?.value === 'string' ? readEmailAddress(given.value) : undefined;
      return read && 'problem' in read && read.problem === 'mixed-scripts' ? mixed : message;
    },
  },
});

/** A required email address, trimmed, without invisible characters, on one line, its domain as the DNS writes it: see {@link readEmailAddress}. */
export function EmailField(): PropertyDecorator {
  return applyDecorators(Transform(normalized), readable);
}
