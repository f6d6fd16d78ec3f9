import type { Plural } from '@lectern/messages';
import { Fragment, createElement, type ReactNode } from 'react';
import { formatNumber, locale } from './shop.js';

/** Placeholder names: `'count' | 'name'` of `{count} books of {name}`. */
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

type Values<Text extends string, Value> = { readonly [Name in NamesIn<Text>]: Value };

const rules = new Intl.PluralRules(locale());
const opening = /\{(\w+)\}/;

/** Fills in the placeholders of a message. */
export function say<Text extends string>(message: Text, values: Values<Text, string | number>): string {
  const known = values as Readonly<Record<string, string | number>>;
  return message.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = known[name] ?? '';
    return typeof value === 'number' ? formatNumber(value) : value;
  });
}

/** Like {@link say}, with React nodes as values: a link, a name in bold. */
export function sayIn<Text extends string>(message: Text, values: Values<Text, ReactNode>): ReactNode {
  const known = values as Readonly<Record<string, ReactNode>>;
  return message
    .split(opening)
    .map((part, at) => (at % 2 === 0 ? part : createElement(Fragment, { key: at }, known[part])));
}

/** Plural form of a message: `1 reader`, `1,204 readers`. */
export const counted = (count: number, message: Plural): string =>
  (message[rules.select(count)] ?? message.other).replace('{count}', formatNumber(count));
