import { isNewId } from './entry-ids.js';
import type { OwnerValue } from './owner-value.js';
import { pointerOf, stepsOf } from './pointers.js';

interface LaidKey {
  key: string;
  owner: OwnerValue;
}

const isWithin = (key: string, outer: string): boolean =>
  key === outer || (key.startsWith(outer) && (outer === '' || ['.', '['].includes(key[outer.length] ?? '')));

/**
 * Finds the values that cause a problem: those at its key or below, else the new entry around it, else the closest
 * value above.
 * @param key of the problem: `words.questions[2].answer`
 */
export function blamedValues(key: string, laid: readonly LaidKey[]): OwnerValue[] {
  const below = laid.filter((each) => isWithin(each.key, key));
  if (below.length > 0) return below.map(({ owner }) => owner);
  const entry = laid.find((each) => {
    const around = newEntryKey(each);
    return around !== undefined && isWithin(key, around);
  });
  if (entry) {
    const around = newEntryPointer(entry.owner.pointer);
    return laid.map(({ owner }) => owner).filter(({ pointer }) => newEntryPointer(pointer) === around);
  }
  const above = laid.filter((each) => isWithin(key, each.key));
  return above
    .sort((one, other) => other.key.length - one.key.length)
    .slice(0, 1)
    .map(({ owner }) => owner);
}

/** Pointer of the new entry that a value belongs to. */
function newEntryPointer(pointer: string): string | undefined {
  const steps = stepsOf(pointer);
  const at = steps.findIndex(isNewId);
  return at < 0 ? undefined : pointerOf(steps.slice(0, at + 1));
}

/** Key of the new entry that a value belongs to: as many steps are below it in both notations. */
function newEntryKey({ key, owner }: LaidKey): string | undefined {
  const steps = stepsOf(owner.pointer);
  const at = steps.findIndex(isNewId);
  if (at < 0) return undefined;
  const below = steps.length - at - 1;
  const parts = key.split(/(?=[.[])/);
  return parts.slice(0, parts.length - below).join('');
}
