import 'fake-indexeddb/auto';

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError } from '@lectern/api-client/admin';

import { dropAllCopies, findCopiedNames, findCopies, keepCopy } from './local-copies.js';
import type { SavedValue, SaveWhen } from './saved-value.js';
import { Saver } from './saver.js';
import { COPY_DAYS, COPY_PAUSE_MS, PAUSE_MS } from './saving-rules.js';

/** Fake timers replace it even if asked not to; fake-indexeddb needs it. */
const realSetImmediate = globalThis.setImmediate;
const OWNER = 'eleanor@example.com article:1';
const conflict = () => new ApiError(409, { detail: 'Ann changed this text.' } as ApiError['problem']);

/** A server with one text. */
class Server {
  text: SavedValue<string> = { value: 'One.', revision: 1, savedAt: '2026-11-28T09:00:00Z', who: 'Eleanor' };
  requests: string[] = [];
  isUp = true;
  /** The text is stored, but the answer is lost. */
  losesAnswers = false;

  save = async (value: string, revision: number) => {
    this.requests.push(value);
    if (!this.isUp) throw new TypeError('network');
    if (value === 'refused') throw new ApiError(400, { detail: 'Too long.' } as ApiError['problem']);
    if (revision !== this.text.revision) throw conflict();
    this.text = { value, revision: revision + 1, savedAt: new Date().toISOString(), who: 'Eleanor' };
    if (this.losesAnswers) throw new TypeError('network');
    return { revision: this.text.revision, savedAt: this.text.savedAt };
  };
}

describe('Saving as the user types', () => {
  let server: Server;
  const savers: Saver<string>[] = [];

  function open(when: SaveWhen = 'typed'): Saver<string> {
    const { text, save } = server;
    const isSame = (one: string, other: string) => one.trim() === other.trim();
    const saver = new Saver({ owner: OWNER, saved: text, when, isSame, save, load: async () => server.text });
    saver.open();
    savers.push(saver);
    return saver;
  }
  const pause = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  /** Ends reads and writes of IndexedDB, and messages between windows. */
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => realSetImmediate(done));
  };

  beforeEach(() => {
    server = new Server();
    jest.useFakeTimers({ doNotFake: ['Date', 'setImmediate', 'queueMicrotask', 'nextTick'] });
    globalThis.setImmediate = realSetImmediate;
  });
  afterEach(async () => {
    server.isUp = true;
    for (const saver of savers.splice(0)) saver.close();
    await settle();
    jest.useRealTimers();
    await dropAllCopies(OWNER.split(' ')[0] ?? '');
  });

  it('is saved once, three seconds after the last key', async () => {
    const saver = open();
    saver.change('One. T');
    await pause(PAUSE_MS - 1);
    saver.change('One. Two.');
    await pause(PAUSE_MS - 1);
    expect(server.requests).toEqual([]);
    expect(saver.snapshot().state).toBe('unsaved');
    await pause(1);
    expect(server.requests).toEqual(['One. Two.']);
    expect(saver.snapshot()).toMatchObject({ state: 'saved', revision: 2 });
  });

  it('is kept in the browser until the server holds it', async () => {
    const saver = open();
    saver.change('Two.');
    await pause(COPY_PAUSE_MS);
    await settle();
    expect((await findCopies(OWNER)).map(({ value }) => value)).toEqual(['Two.']);
    await pause(PAUSE_MS);
    await settle();
    expect(await findCopies(OWNER)).toEqual([]);
  });

  it('is sent again after an hour without a connection', async () => {
    server.isUp = false;
    const saver = open();
    saver.change('Two.');
    await pause(60 * 60_000);
    expect(saver.snapshot().state).toBe('retrying');
    saver.change('Two. Three.');
    server.isUp = true;
    saver.wake();
    await pause(0);
    expect(server.text.value).toBe('Two. Three.');
    expect(saver.snapshot().state).toBe('saved');
  });

  it('is not in conflict with itself if an answer is lost', async () => {
    const saver = open();
    server.losesAnswers = true;
    saver.change('Two.');
    await pause(PAUSE_MS);
    server.losesAnswers = false;
    expect(saver.snapshot().state).toBe('retrying');
    await pause(60_000);
    expect(saver.snapshot()).toMatchObject({ state: 'saved', revision: 2, value: 'Two.' });
  });

  it('shows why the server refuses it, and is saved once it is changed', async () => {
    const saver = open();
    saver.change('refused');
    await pause(PAUSE_MS);
    expect(saver.snapshot()).toMatchObject({ state: 'refused', error: { detail: 'Too long.' } });
    saver.change('Short.');
    await pause(PAUSE_MS);
    expect(saver.snapshot()).toMatchObject({ state: 'saved', error: null });
  });

  it.each(['mine', 'theirs'] as const)(
    'waits for a choice if someone else saved, and keeps %s',
    async (whose) => {
      const saver = open();
      server.text = { value: 'Theirs.', revision: 5, savedAt: '2026-11-28T10:00:00Z', who: 'Ann' };
      saver.change('Mine.');
      await pause(PAUSE_MS);
      expect(saver.snapshot()).toMatchObject({ state: 'conflict', value: 'Mine.', theirs: { who: 'Ann' } });
      saver.change('Mine, more.');
      await pause(60_000);
      expect(server.text.value).toBe('Theirs.');
      if (whose === 'mine') saver.keepMine();
      else saver.takeTheirs();
      await pause(0);
      const value = whose === 'mine' ? 'Mine, more.' : 'Theirs.';
      expect(saver.snapshot()).toMatchObject({ state: 'saved', value, theirs: null });
      expect(server.text.value).toBe(value);
    },
  );

  it('stops in a second window, and follows in one without changes', async () => {
    const [one, other, reader] = [open(), open(), open()];
    other?.change('Other.');
    one?.change('One, saved.');
    await one?.flush();
    await settle();
    await pause(0);
    await settle();
    expect(other?.snapshot()).toMatchObject({ state: 'conflict', value: 'Other.' });
    expect(reader?.snapshot()).toMatchObject({ state: 'saved', value: 'One, saved.' });
  });

  it('offers a copy that an earlier window left, and applies it only if asked', async () => {
    await keepCopy({ owner: OWNER, windowId: 'earlier', value: 'Lost.', at: new Date() });
    const saver = open();
    await settle();
    expect(saver.snapshot()).toMatchObject({ value: 'One.', copy: { value: 'Lost.' } });
    saver.takeCopy();
    await pause(PAUSE_MS);
    await settle();
    expect(server.text.value).toBe('Lost.');
    expect(saver.snapshot().copy).toBeNull();
    expect(await findCopies(OWNER)).toEqual([]);
  });

  it('offers a copy no more once another window has saved it', async () => {
    const one = open();
    one.change('Two.');
    await pause(COPY_PAUSE_MS);
    await settle();
    const other = open();
    await settle();
    expect(other.snapshot().copy).toMatchObject({ value: 'Two.' });
    await one.flush();
    await settle();
    expect(other.snapshot()).toMatchObject({ state: 'saved', value: 'Two.', copy: null });
  });

  it('offers no copy of another text, of the same words, or of long ago', async () => {
    const long = new Date(Date.now() - (COPY_DAYS + 1) * 24 * 60 * 60_000);
    await keepCopy({ owner: `${OWNER}0`, windowId: 'a', value: 'Other.', at: new Date() });
    await keepCopy({ owner: OWNER, windowId: 'b', value: 'Old.', at: long });
    await keepCopy({ owner: OWNER, windowId: 'c', value: 'One.', at: new Date() });
    const saver = open();
    await settle();
    expect(saver.snapshot().copy).toBeNull();
    expect(await findCopies(OWNER)).toEqual([]);
  });

  it('offers every copy in turn, newest first', async () => {
    await keepCopy({ owner: OWNER, windowId: 'a', value: 'Older.', at: new Date(Date.now() - 1_000) });
    await keepCopy({ owner: OWNER, windowId: 'b', value: 'Newer.', at: new Date() });
    const saver = open();
    await settle();
    expect(saver.snapshot().copy).toMatchObject({ value: 'Newer.' });
    await saver.dropOffered();
    expect(saver.snapshot().copy).toMatchObject({ value: 'Older.' });
    await saver.dropOffered();
    expect(saver.snapshot().copy).toBeNull();
  });

  it('is kept in the browser, and not sent again, if its page closes without a connection', async () => {
    const saver = open();
    server.isUp = false;
    saver.change('Two.');
    saver.close();
    await settle();
    server.isUp = true;
    await pause(60 * 60_000);
    expect(server.text).toMatchObject({ value: 'One.', revision: 1 });
    const next = open();
    await settle();
    expect(next.snapshot().copy).toMatchObject({ value: 'Two.' });
  });

  it('has one request at a time while another window saves', async () => {
    const [one, other] = [open(), open()];
    let answer = () => {};
    const { save } = server;
    server.save = (value, revision) =>
      new Promise((resolve, reject) => {
        answer = () => void save(value, revision).then(resolve, reject);
      });
    const slow = new Saver({
      owner: OWNER,
      saved: server.text,
      save: server.save,
      load: async () => server.text,
    });
    slow.open();
    savers.push(slow);
    slow.change('Slow.');
    await pause(PAUSE_MS);
    one.change('Fast.');
    await one.flush();
    await settle();
    expect(slow.snapshot().state).toBe('saving');
    answer();
    await settle();
    expect(slow.snapshot()).toMatchObject({ state: 'conflict', theirs: { value: 'Fast.' } });
    expect(other.snapshot().value).toBe('Fast.');
  });

  it('is saved when its page closes', async () => {
    const saver = open();
    saver.change('Two.');
    saver.close();
    await pause(0);
    expect(server.text.value).toBe('Two.');
  });

  describe('only when asked', () => {
    it('is kept in this browser, and never sent by itself', async () => {
      const saver = open('asked');
      saver.change('Two.');
      await pause(60 * 60_000);
      saver.wake();
      saver.close();
      await settle();
      expect(server.requests).toEqual([]);
      const next = open('asked');
      await settle();
      expect(next.snapshot()).toMatchObject({ state: 'saved', value: 'One.', copy: { value: 'Two.' } });
    });

    it('is sent once by a double click, and what is typed then waits for the next one', async () => {
      const saver = open('asked');
      saver.change('Two.');
      const clicks = [saver.flush(), saver.flush()];
      saver.change('Two. Three.');
      await Promise.all(clicks);
      await pause(60_000);
      expect(server.requests).toEqual(['Two.']);
      expect(saver.snapshot()).toMatchObject({ state: 'unsaved', value: 'Two. Three.', revision: 2 });
    });

    it('waits for the next click without a connection, and is stored once if an answer is lost', async () => {
      const saver = open('asked');
      server.isUp = false;
      saver.change('Two.');
      await saver.flush();
      await pause(60 * 60_000);
      expect(server.requests).toEqual(['Two.']);
      expect(saver.snapshot()).toMatchObject({ state: 'retrying', value: 'Two.' });
      server.isUp = true;
      server.losesAnswers = true;
      await saver.flush();
      server.losesAnswers = false;
      expect(await saver.flush()).toBe(2);
      expect(server.text).toMatchObject({ value: 'Two.', revision: 2 });
    });

    it('is saved again once it is as the server has it, and then leaves no copy', async () => {
      const saver = open('asked');
      saver.change('One. T');
      await pause(COPY_PAUSE_MS);
      saver.change('One. ');
      await settle();
      expect(saver.snapshot().state).toBe('saved');
      expect(await findCopies(OWNER)).toEqual([]);
    });

    it('is compared with a newer text that the page has loaded, and not sent by that', async () => {
      const saver = open('asked');
      saver.change('Two.');
      saver.receive({ ...server.text, revision: 2 });
      expect(saver.snapshot()).toMatchObject({ state: 'unsaved', revision: 2 });
      saver.receive({ ...server.text, value: 'Theirs.', revision: 3 });
      await pause(60_000);
      expect(saver.snapshot()).toMatchObject({
        state: 'conflict',
        value: 'Two.',
        theirs: { value: 'Theirs.' },
      });
      saver.discard();
      expect(saver.snapshot()).toMatchObject({ state: 'saved', value: 'Theirs.', revision: 3 });
      expect(server.requests).toEqual([]);
    });

    it('asks which text counts if another one was stored over it', async () => {
      const saver = open();
      saver.compareWith({ ...server.text, revision: 2 });
      expect(saver.snapshot()).toMatchObject({ state: 'saved', revision: 2 });
      server.text = { ...server.text, value: 'Theirs.', revision: 3 };
      saver.compareWith(server.text);
      expect(saver.snapshot()).toMatchObject({ state: 'conflict', value: 'One.' });
      await settle();
      expect(await findCopies(OWNER)).toHaveLength(1);
      saver.keepMine();
      await settle();
      expect(server.text).toMatchObject({ value: 'One.', revision: 4 });
      expect(await findCopies(OWNER)).toEqual([]);
    });

    it('leaves no copy after signing out', async () => {
      const saver = open('asked');
      saver.change('Two.');
      saver.stop();
      await pause(60_000);
      await settle();
      expect(await findCopies(OWNER)).toEqual([]);
    });
  });

  it('is counted for its own user, and deleted with their copies only', async () => {
    await keepCopy({ owner: OWNER, windowId: 'a', value: 'One.', at: new Date() });
    await keepCopy({ owner: OWNER, windowId: 'b', value: 'Two.', at: new Date() });
    await keepCopy({ owner: 'ann@example.com article:1', windowId: 'a', value: 'Hers.', at: new Date() });
    expect(await findCopiedNames('eleanor@example.com')).toEqual(['article:1']);
    await dropAllCopies('eleanor@example.com');
    expect(await findCopiedNames('eleanor@example.com')).toEqual([]);
    expect(await findCopiedNames('ann@example.com')).toEqual(['article:1']);
    await dropAllCopies('ann@example.com');
  });
});
