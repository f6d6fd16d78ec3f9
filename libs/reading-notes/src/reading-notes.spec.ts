import { describe, expect, it } from '@jest/globals';

import {
  type Highlight,
  isHighlightChange,
  isPlace,
  mergeNotes,
  MAX_HIGHLIGHTS,
  NO_NOTES,
  type Place,
  type ReadingNotes,
  activeHighlights,
} from './index.js';

const NOW = 1_800_000_000_000;

const place = (cfi: string, at: number, device = 'the-phone'): Place => ({
  cfi: `epubcfi(${cfi})`,
  fraction: 0.5,
  at,
  device,
});

const highlight = (id: string, at: number, text = 'In the beginning'): Highlight => ({
  id: `highlight-${id}`,
  cfi: 'epubcfi(/6/4!/4/2,/1:0,/1:9)',
  text,
  at,
});

const removed = (id: string, at: number) => ({ id: `highlight-${id}`, at, isRemoved: true as const });

const notes = (highlights: ReadingNotes['highlights'], at: Place | null = null): ReadingNotes => ({
  place: at,
  highlights,
});

/** Merges in both orders and expects the same result. */
function met(one: ReadingNotes, other: ReadingNotes, nowMs = NOW): ReadingNotes {
  const merged = mergeNotes(one, other, nowMs);
  expect(mergeNotes(other, one, nowMs)).toEqual(merged);
  expect(mergeNotes(merged, one, nowMs)).toEqual(merged);
  expect(mergeNotes(merged, other, nowMs)).toEqual(merged);
  return merged;
}

describe('merged notes of two devices', () => {
  it('contain all of both', () => {
    const merged = met(notes([highlight('a', 1)]), notes([highlight('b', 2)]));
    expect(activeHighlights(merged).map(({ id }) => id)).toEqual(['highlight-b', 'highlight-a']);
    expect(met(NO_NOTES, NO_NOTES)).toEqual(NO_NOTES);
  });

  it('contain the latest change of each highlight', () => {
    expect(met(notes([highlight('a', 1)]), notes([removed('a', 2)])).highlights).toEqual([removed('a', 2)]);
    expect(met(notes([highlight('a', 3)]), notes([removed('a', 2)])).highlights).toEqual([highlight('a', 3)]);
    const [later] = met(notes([highlight('a', 1, 'one')]), notes([highlight('a', 2, 'two')])).highlights;
    expect(later).toEqual(highlight('a', 2, 'two'));
  });

  it('are the same on both devices if two changes have the same time', () => {
    expect(met(notes([highlight('a', 2)]), notes([removed('a', 2)])).highlights).toEqual([removed('a', 2)]);
    expect(met(notes([highlight('a', 2, 'one')]), notes([highlight('a', 2, 'two')])).highlights).toEqual([
      highlight('a', 2, 'two'),
    ]);
    expect(met(notes([], place('/2', 5)), notes([], place('/4', 5, 'the-tablet'))).place?.device).toBe(
      'the-tablet',
    );
  });

  it('contain the latest place, not the furthest', () => {
    expect(met(notes([], place('/6/90', 1)), notes([], place('/6/4', 2))).place).toEqual(place('/6/4', 2));
    expect(met(notes([], place('/6/4', 2)), NO_NOTES).place).toEqual(place('/6/4', 2));
  });

  it('are not dominated forever by a clock that runs ahead', () => {
    const ahead = NOW + 86_400_000;
    const merged = mergeNotes(notes([highlight('a', ahead)], place('/2', ahead)), NO_NOTES, NOW);
    expect([merged.place?.at, merged.highlights[0]?.at]).toEqual([NOW, NOW]);
    expect(mergeNotes(merged, notes([removed('a', NOW + 1)]), NOW + 2).highlights).toEqual([
      removed('a', NOW + 1),
    ]);
  });

  it('are limited: removed highlights are dropped before others', () => {
    const many = Array.from({ length: MAX_HIGHLIGHTS }, (_, at) => highlight(`${at}`, 1000 + at));
    const merged = met(notes(many), notes([removed('x', 1), removed('y', 9_000_000)]));
    expect(merged.highlights).toHaveLength(MAX_HIGHLIGHTS);
    expect(activeHighlights(merged)).toHaveLength(MAX_HIGHLIGHTS);
    const more = met(notes(many), notes([highlight('newest', 9_000_000)]));
    expect(activeHighlights(more)).toHaveLength(MAX_HIGHLIGHTS);
    expect(activeHighlights(more)[0]?.id).toBe('highlight-newest');
  });
});

describe('external input', () => {
  it('is a valid place or highlight in every field, or rejected', () => {
    expect(isPlace(place('/6/4', 1))).toBe(true);
    expect(isHighlightChange(highlight('a', 1))).toBe(true);
    expect(isHighlightChange(removed('a', 1))).toBe(true);
    const odd: unknown[] = [
      null,
      [],
      7,
      'epubcfi(/6)',
      { ...place('/6', 1), at: Number.NaN },
      { ...place('/6', 1), fraction: 2 },
      { ...place('/6', 1), cfi: '/6' },
      { ...place('/6', 1), device: '<b>' },
      { ...place('/6', 1), more: 1 },
      { ...highlight('a', 1), text: '' },
      { ...highlight('a', 1), text: 'x'.repeat(301) },
      { ...highlight('a', 1), cfi: `epubcfi(${'/2'.repeat(300)})` },
      { ...highlight('a', 1), html: '<script>' },
      { ...removed('a', 1), isRemoved: 'yes' },
      { ...removed('a', 1), text: 'still here' },
      { id: 'x', at: 1, isRemoved: true },
    ];
    for (const each of odd)
      expect([each, isPlace(each), isHighlightChange(each)]).toEqual([each, false, false]);
  });
});
