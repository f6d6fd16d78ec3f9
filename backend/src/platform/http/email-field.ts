import { cleanEmail } from '@lectern/email-address';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { isEmail, ValidateBy } from 'class-validator';
import { domainToUnicode } from 'node:url';

import { ONE_LINE } from './text-rules.js';

/** Mixtures of scripts in everyday use (UTS 39, 5.2, "highly restrictive"). */
const COMMON_MIXTURES: readonly (readonly string[])[] = [
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

const SHARED_CHARACTERS = /[\p{sc=Common}\p{sc=Inherited}]/gu;

function hasOneScript(word: string): boolean {
  const letters = [...word.replace(SHARED_CHARACTERS, '')];
  const used = new Set(
    letters.map((letter) => SCRIPTS.find(([, script]) => script.test(letter))?.[0] ?? 'another'),
  );
  return (
    used.size < 2 || COMMON_MIXTURES.some((mixture) => [...used].every((name) => mixture.includes(name)))
  );
}

type ReadAddress = { address: string } | { problem: 'invalid' | 'mixed-scripts' };

/** RFC 5321, 4.5.3.1: octets of the local part, and of a path without its two angle brackets. */
const MAX_LOCAL_BYTES = 64;
const MAX_BYTES = 254;

/** Labels in any alphabet; the last must not be a number, as in an IP address. */
const DOMAIN = /^(?:[\p{L}\p{M}\p{N}-]+\.)+(?!\p{N}+$)[\p{L}\p{M}\p{N}-]{2,63}$/u;

const bytes = (text: string): number => new TextEncoder().encode(text).length;

/** DNS form of a domain (UTS 46); undefined if it is invalid. */
function toAscii(domain: string): string | undefined {
  const address = `http://${domain}/`;
  const host = URL.canParse(address) ? new URL(address).hostname : undefined;
  const isName = host?.split('.').every((label) => /^(?!-)[a-z0-9-]{1,63}(?<!-)$/.test(label));
  // Newer URL parsers accept invalid Punycode, which domainToUnicode leaves as it is.
  return isName && !/(^|\.)xn--/.test(domainToUnicode(host ?? '')) ? host : undefined;
}

/**
 * Normalizes a typed email address: the domain gets its DNS form (`münchen.example`: `xn--mnchen-3ya.example`), so that
 * equal mailboxes are equal texts and look-alike domains are visible to the owner. Labels that mix alphabets (a Cyrillic
 * а in `exаmple.com`) are rejected: registries allow none (UTS 39, 5.2; ICANN's IDN guidelines), so they are a mistake
 * or an imitation. The same holds for the local part, which is otherwise unchanged and not checked.
 * @param text trimmed
 */
export function readEmailAddress(text: string): ReadAddress {
  const at = text.lastIndexOf('@');
  const [local, domain] = [text.slice(0, at), text.slice(at + 1).normalize('NFC')];
  if (at < 1 || domain.length > MAX_BYTES || !DOMAIN.test(domain)) return { problem: 'invalid' };
  if (bytes(local) > MAX_LOCAL_BYTES) return { problem: 'invalid' };
  const host = toAscii(domain);
  const address = `${local}@${host}`;
  if (!host || bytes(address) > MAX_BYTES) return { problem: 'invalid' };
  // Browsers may already send the DNS form, so scripts are read from the Unicode form.
  const words = [...domainToUnicode(host).split('.'), ...local.split(/[^\p{L}\p{M}]+/u)];
  return words.every((word) => hasOneScript(word)) ? { address } : { problem: 'mixed-scripts' };
}

/** The specification's sentence (document 1, section 5). */
const message = 'Please enter a valid email address';
const mixed = 'This email address mixes letters of different alphabets that look alike. Please type it again';

/** Invalid values stay as they are and fail validation. */
function normalized({ value: input }: { value: unknown }): unknown {
  const value = typeof input === 'string' ? cleanEmail(input) : input;
  if (typeof value !== 'string' || value.length > MAX_BYTES) return value;
  const read = readEmailAddress(value);
  return 'address' in read ? read.address : value;
}

const isReadable = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length <= MAX_BYTES &&
  ONE_LINE.test(value) &&
  'address' in readEmailAddress(value) &&
  // Last: it throws for lone surrogates.
  isEmail(value);

/** Address of a file as {@link EmailField} accepts and normalizes it; undefined if it is invalid. */
export function emailAddressIn(text: string): string | undefined {
  const value = normalized({ value: text });
  return isReadable(value) ? value : undefined;
}

const readable = ValidateBy({
  name: 'isReadableEmail',
  validator: {
    validate: isReadable,
    defaultMessage: (rejected) => {
      const read = typeof rejected?.value === 'string' ? readEmailAddress(rejected.value) : undefined;
      return read && 'problem' in read && read.problem === 'mixed-scripts' ? mixed : message;
    },
  },
});

/** A required email address; trims it, removes invisible characters and normalizes it: see {@link readEmailAddress}. */
export function EmailField(): PropertyDecorator {
  return applyDecorators(Transform(normalized), readable);
}
