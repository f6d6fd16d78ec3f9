import { beforeEach, describe, expect, it } from '@jest/globals';
import { mergeNotes, NO_NOTES, type ReadingNotes } from '@lectern/reading-notes';

import type { Refusal, SentNotes } from './book-calls.js';
import { type DeviceNotes, SyncedNotes } from './synced-notes.js';

let nowMs: number;
let met: ReadingNotes;
let sent: SentNotes[];
let refusal: Refusal | undefined;
let ids: number;

function device(kept?: DeviceNotes) {
  const shelf: { notes?: DeviceNotes } = {};
  const notes = new SyncedNotes(kept, {
    send: async (given) => {
      sent.push(given);
      if (refusal) return { isGood: false, why: refusal };
      met = mergeNotes(met, given, nowMs);
      return { isGood: true, value: met };
    },
    keep: (given) => void (shelf.notes = structuredClone(given)),
    nowMs: () => (nowMs += 1),
    newId: () => `random-id-${(ids += 1)}`,
  });
  return { notes, shelf };
}

const words = (text: string) => ({ cfi: `epubcfi(/6/4!/4/2,/1:0,/1:${text.length})`, text });
const textsOf = ({ notes }: ReturnType<typeof device>) => notes.read().highlights.map(({ text }) => text);
const at = (fraction: number) => ({ cfi: `epubcfi(/6/${2 + Math.round(fraction * 100)})`, fraction });

describe('the notes of a book on several devices', () => {
  beforeEach(() => {
    [nowMs, met, sent, refusal, ids] = [1_800_000_000_000, NO_NOTES, [], undefined, 0];
  });

  it('stay on the device until its address is verified, and are then all sent', async () => {
    const phone = device();
    phone.notes.add(words('Fear not'));
    phone.notes.moveTo(at(0.3));
    expect(await phone.notes.sync()).toBe('not-proved');
    expect(sent).toEqual([]);
    phone.notes.prove('proof');
    expect(await phone.notes.sync()).toBeUndefined();
    expect(met.highlights).toHaveLength(1);
    expect(met.place?.fraction).toBe(0.3);
    await phone.notes.sync();
    expect(sent.at(-1)).toEqual({ proof: 'proof', place: null, highlights: [] });
  });

  it('are merged after two devices were offline', async () => {
    const [phone, desk] = [device(), device()];
    for (const { notes } of [phone, desk]) notes.prove('proof');
    phone.notes.add(words('one'));
    await phone.notes.sync();
    await desk.notes.sync();
    expect(textsOf(desk)).toEqual(['one']);
    refusal = 'unreachable';
    const [first] = desk.notes.read().highlights;
    desk.notes.remove(first?.id ?? '');
    desk.notes.add(words('from the desk'));
    phone.notes.add(words('by phone'));
    expect(await desk.notes.sync()).toBe('unreachable');
    expect(await phone.notes.sync()).toBe('unreachable');
    refusal = undefined;
    await phone.notes.sync();
    await desk.notes.sync();
    await phone.notes.sync();
    expect(textsOf(phone)).toEqual(['by phone', 'from the desk']);
    expect(textsOf(desk)).toEqual(textsOf(phone));
  });

  it('offer a later position of another device, and do not jump to it', async () => {
    const [phone, desk] = [device(), device()];
    for (const { notes } of [phone, desk]) notes.prove('proof');
    desk.notes.moveTo(at(0.2));
    phone.notes.moveTo(at(0.6));
    await phone.notes.sync();
    await desk.notes.sync();
    expect(desk.notes.read().here?.fraction).toBe(0.2);
    expect(desk.notes.read().elsewhere?.fraction).toBe(0.6);
    desk.notes.stay();
    await desk.notes.sync();
    expect(desk.notes.read().elsewhere).toBeNull();
    await phone.notes.sync();
    expect(phone.notes.read().elsewhere?.fraction).toBe(0.2);
    phone.notes.moveTo(at(0.2));
    await phone.notes.sync();
    expect(phone.notes.read().elsewhere).toBeNull();
  });

  it('offer the other devices’ position to a device that read on before verification', async () => {
    const [phone, desk] = [device(), device()];
    phone.notes.prove('proof');
    phone.notes.moveTo(at(0.6));
    await phone.notes.sync();
    desk.notes.moveTo(at(0.1));
    desk.notes.prove('proof');
    await desk.notes.sync();
    expect(desk.notes.read().elsewhere?.fraction).toBe(0.6);
    expect(met.place?.fraction).toBe(0.6);
    desk.notes.moveTo(at(0.6));
    expect(desk.notes.hasUnsent).toBe(true);
    await desk.notes.sync();
    expect(desk.notes.read().elsewhere).toBeNull();
    expect(desk.notes.hasUnsent).toBe(false);
  });

  it('are sent again after a lost response, and survive a closed page', async () => {
    const phone = device();
    phone.notes.prove('proof');
    phone.notes.add(words('lost'));
    refusal = 'unreachable';
    await phone.notes.sync();
    const again = device(phone.shelf.notes);
    expect(textsOf(again)).toEqual(['lost']);
    refusal = undefined;
    await again.notes.sync();
    await again.notes.sync();
    expect(met.highlights).toHaveLength(1);
    expect(again.shelf.notes?.unsent).toEqual([]);
  });

  it('are sent in batches, each once', async () => {
    const phone = device();
    for (let at = 1; at <= 120; at += 1) phone.notes.add(words('x'.repeat(at)));
    phone.notes.prove('proof');
    await phone.notes.sync();
    expect(sent.map(({ highlights }) => highlights.length)).toEqual([50, 50, 20]);
    expect(met.highlights).toHaveLength(120);
  });

  it('send a change made during a request', async () => {
    const phone = device();
    phone.notes.prove('proof');
    phone.notes.add(words('soon gone'));
    const meeting = phone.notes.sync();
    phone.notes.remove(phone.notes.read().highlights[0]?.id ?? '');
    await meeting;
    await phone.notes.sync();
    expect(met.highlights).toEqual([expect.objectContaining({ isRemoved: true })]);
    expect(textsOf(phone)).toEqual([]);
  });

  it('ask for verification again if the proof has expired', async () => {
    const phone = device();
    phone.notes.prove('of before');
    refusal = 'not-proved';
    expect(await phone.notes.sync()).toBe('not-proved');
    expect(phone.notes.read().isProved).toBe(false);
  });

  it('have one highlight per text range, and a maximum number', () => {
    const phone = device();
    expect([phone.notes.add(words('once')), phone.notes.add(words('once'))]).toEqual([true, true]);
    expect(textsOf(phone)).toEqual(['once']);
    for (let at = 10; at < 509; at += 1) expect(phone.notes.add(words('x'.repeat(at)))).toBe(true);
    expect(phone.notes.add(words('one too many'))).toBe(false);
  });
});
