import type { OwnerValue } from './owner-value.js';

/** Rises with each release that moves or removes fields of content files. */
export const SCHEMA_VERSION = 1;

/** A field that a release moved, with everything below it. */
export interface Move {
  /** Version that has the new place. */
  version: number;
  from: { file: string; pointer: string };
  to: { file: string; pointer: string };
}

/** Moves of all releases, oldest first. */
export const moves: readonly Move[] = [];

/** Brings a value of an earlier release to its place in this one. */
export function moveValue(value: OwnerValue, known: readonly Move[] = moves): OwnerValue {
  let moved = value;
  for (const { version, from, to } of known) {
    if (value.schemaVersion >= version || moved.file !== from.file) continue;
    if (moved.pointer !== from.pointer && !moved.pointer.startsWith(`${from.pointer}/`)) continue;
    const pointer = to.pointer + moved.pointer.slice(from.pointer.length);
    moved = { ...moved, file: to.file, pointer };
  }
  return moved;
}
