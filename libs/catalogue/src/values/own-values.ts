import { isDeepStrictEqual } from 'node:util';

/** A part of an author's file: as written, and with its placeholders filled in. */
interface Written {
  raw: unknown;
  filled: unknown;
}

/**
 * Finds what an author's file has to say so that, laid over the standard words, it makes these values. Keeps what it
 * says already, with its placeholders and in its order.
 * @returns undefined if the standard words say it
 */
export function ownValues(standard: unknown, values: unknown, { raw, filled }: Written): unknown {
  if (raw !== undefined && isDeepStrictEqual(filled, values)) return raw;
  if (raw === undefined && isDeepStrictEqual(standard, values)) return undefined;
  if (!isRecord(values)) return values;
  const below = isRecord(standard) ? standard : {};
  const [own, ownFilled] = [isRecord(raw) ? raw : {}, isRecord(filled) ? filled : {}];
  const names = [...new Set([...Object.keys(own), ...Object.keys(values)])].filter((name) => name in values);
  const entries = names.flatMap((name) => {
    const value = ownValues(below[name], values[name], { raw: own[name], filled: ownFilled[name] });
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(entries);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
