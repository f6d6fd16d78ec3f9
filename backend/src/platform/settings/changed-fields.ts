import { isDeepStrictEqual } from 'node:util';

/** The fields in which two values of one shape differ. */
export function changedFields<V extends object>(before: V, after: V): (keyof V & string)[] {
  const fields = Object.keys(after) as (keyof V & string)[];
  return fields.filter((field) => !isDeepStrictEqual(before[field], after[field]));
}

/** These fields of a value alone. */
export function pick<V extends object>(value: V, fields: readonly (keyof V & string)[]): Partial<V> {
  return Object.fromEntries(fields.map((field) => [field, value[field]])) as Partial<V>;
}

/** `the text, the times and the level` */
export function inOneSentence(names: readonly string[]): string {
  const [last = '', ...others] = [...names].reverse();
  return others.length ? `${others.reverse().join(', ')} and ${last}` : last;
}
