import {
  type Highlight,
  type HighlightChange,
  MAX_HIGHLIGHTS,
  type Place,
  type ReadingNotes,
} from './reading-notes.js';

/**
 * Merges the notes of two devices: the latest change of each highlight, and the latest place. Commutative
 * and idempotent.
 * @param nowMs caps all times, so that a clock that runs ahead does not win forever
 */
export function mergeNotes(one: ReadingNotes, other: ReadingNotes, nowMs: number): ReadingNotes {
  const changes = new Map<string, HighlightChange>();
  for (const given of [...one.highlights, ...other.highlights]) {
    const change = { ...given, at: Math.min(given.at, nowMs) };
    const known = changes.get(change.id);
    if (!known || wins(change, known)) changes.set(change.id, change);
  }
  return {
    place: laterPlace(one.place, other.place, nowMs),
    highlights: withinBounds([...changes.values()]),
  };
}

/** Highlights that are not removed. */
export const activeHighlights = ({ highlights }: ReadingNotes): Highlight[] =>
  highlights.filter((change): change is Highlight => !('isRemoved' in change));

/** On a tie, removal wins, then the greater text, so that all devices agree. */
function wins(one: HighlightChange, other: HighlightChange): boolean {
  if (one.at !== other.at) return one.at > other.at;
  if ('isRemoved' in one) return !('isRemoved' in other);
  return !('isRemoved' in other) && one.cfi + one.text > other.cfi + other.text;
}

function laterPlace(one: Place | null, other: Place | null, nowMs: number): Place | null {
  const [mine, theirs] = [one, other].map((place) => place && { ...place, at: Math.min(place.at, nowMs) });
  if (!mine || !theirs) return mine ?? theirs ?? null;
  if (mine.at !== theirs.at) return mine.at > theirs.at ? mine : theirs;
  return mine.device + mine.cfi > theirs.device + theirs.cfi ? mine : theirs;
}

/** Newest first, then by id; above the limit, the oldest removed ones are dropped first. */
function withinBounds(changes: HighlightChange[]): HighlightChange[] {
  const newestFirst = changes.sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1));
  if (newestFirst.length <= MAX_HIGHLIGHTS) return newestFirst;
  const there = newestFirst.filter((change) => !('isRemoved' in change)).slice(0, MAX_HIGHLIGHTS);
  const removed = newestFirst.filter((change) => 'isRemoved' in change);
  const kept = new Set([...there, ...removed.slice(0, MAX_HIGHLIGHTS - there.length)]);
  return newestFirst.filter((change) => kept.has(change));
}
