import { isNewId } from './entry-ids.js';
import type { OwnerValue } from './owner-value.js';
import { pointerOf, stepsOf } from './pointers.js';

interface LaidKey {
  key: string;
  owner: OwnerValue;
}

const isWithin = (key: string, outer: string): boolean =>
  key === outer || (key.startsWith(outer) && (outer === '' || ['.', '['].includes(key[outer.length] ?? '')));

export interface Blamed {
  value: OwnerValue;
  /** Pointer of the field at fault, which is another one of the new entry around the value. */
  cause?: string;
}

/**
 * Finds the values that cause a problem: those at its key or below, else the new entry around it, else the closest
 * value above.
 * @param key of the problem: `words.questions[2].answer`
 */
export function blamedValues(key: string, laid: readonly LaidKey[]): Blamed[] {
  const below = laid.filter((each) => isWithin(each.key, key));
  if (below.length > 0) return below.map(({ owner }) => ({ value: owner }));
  for (const { key: laidKey, owner } of laid) {
    const entry = newEntryOf(laidKey, owner);
    if (!entry || !isWithin(key, entry.key)) continue;
    const steps = key.slice(entry.key.length).split(/[.[\]]+/);
    const cause = entry.pointer + pointerOf(steps.filter((step) => step !== ''));
    return laid
      .filter((each) => newEntryPointer(each.owner.pointer) === entry.pointer)
      .map((each) => ({ value: each.owner, cause }));
  }
  const above = laid.filter((each) => isWithin(key, each.key));
  return above
    .sort((one, other) => other.key.length - one.key.length)
    .slice(0, 1)
    .map(({ owner }) => ({ value: owner }));
}

/** Pointer of the new entry that a value belongs to. */
export function newEntryPointer(pointer: string): string | undefined {
  const steps = stepsOf(pointer);
  const at = steps.findIndex(isNewId);
  return at < 0 ? undefined : pointerOf(steps.slice(0, at + 1));
}

/** The new entry that a value belongs to. As many steps are below it in both notations. */
function newEntryOf(key: string, { pointer }: OwnerValue): { key: string; pointer: string } | undefined {
  const around = newEntryPointer(pointer);
  if (around === undefined) return undefined;
  const below = stepsOf(pointer).length - stepsOf(around).length;
  const parts = key.split(/(?=[.[])/);
  return { key: parts.slice(0, parts.length - below).join(''), pointer: around };
}
