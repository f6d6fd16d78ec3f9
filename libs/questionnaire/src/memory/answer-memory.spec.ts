import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { recordedDefinition } from '../recorded-definition.js';
import { answersThatFit, browserMemory } from './answer-memory.js';

describe('stored answers', () => {
  it('are restored if they still fit @S2-legal-questionnaire-10', () => {
    const kept = { name: 'Ruth', manner: 'reading', concerns: ['talking'], more: 'Yes.' };
    expect(answersThatFit(recordedDefinition, kept)).toEqual(kept);
  });

  it.each([
    ['an option that is no longer offered', { manner: 'drawing' }, {}],
    [
      'some options that are no longer offered',
      { concerns: ['drawing', 'reading'] },
      { concerns: ['reading'] },
    ],
    ['a question that is no longer asked', { shoeSize: '39' }, {}],
    ['a list where a word should be', { name: ['Ruth'] }, {}],
    ['a number where a list should be', { concerns: 4 }, {}],
    ['a name that every object has', JSON.parse('{"__proto__":{"name":"Ruth"}}') as object, {}],
  ])('are ignored if they are %s', (_, kept, taken) => {
    expect(answersThatFit(recordedDefinition, kept as Record<string, unknown>)).toEqual(taken);
  });
});

class Shelf {
  private readonly items = new Map<string, string>();
  getItem = (key: string): string | null => this.items.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.items.set(key, value);
  removeItem = (key: string): void => void this.items.delete(key);
  get text(): string {
    return [...this.items.values()].join();
  }
}

const NAMES = ['sessionStorage', 'localStorage'] as const;
const before = NAMES.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);

describe('answers to legal questions', () => {
  const slot = 'lectern.legal-companion';
  const nowMs = Date.UTC(2026, 10, 23);
  const some = { answers: { name: 'Ruth', manner: 'reading' }, stepIndex: 1, groupIndex: 0 };
  let [tab, device] = [new Shelf(), new Shelf()];
  let clock: jest.SpiedFunction<typeof Date.now>;
  const lend = (name: string, value: unknown) =>
    Object.defineProperty(globalThis, name, { value, configurable: true });
  /** Another tab of the same browser, or the next visit. */
  const openTab = () => {
    lend('sessionStorage', (tab = new Shelf()));
    return browserMemory();
  };

  beforeEach(() => {
    clock = jest.spyOn(Date, 'now').mockReturnValue(nowMs);
    lend('localStorage', (device = new Shelf()));
  });
  afterEach(() => {
    clock.mockRestore();
    for (const [name, descriptor] of before)
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
  });

  it('survive a reload of the tab @S2-legal-questionnaire-10', () => {
    const memory = openTab();
    memory.write({ ...some, keptUntilMs: null });
    memory.writeSent('{"name":"Ruth"}', 'key');
    expect(device.text).toBe('');
    expect(browserMemory().read(recordedDefinition)).toEqual({ ...some, keptUntilMs: null });
    expect(browserMemory().sentKey('{"name":"Ruth"}')).toBe('key');
    expect(openTab().read(recordedDefinition)).toBeNull();
  });

  it('are kept for the next visit on request, until they expire', () => {
    const kept = { ...some, keptUntilMs: nowMs + 1_000 };
    openTab().write(kept);
    expect(tab.text).toBe('');
    expect(openTab().read(recordedDefinition)).toEqual(kept);
    clock.mockReturnValue(nowMs + 1_000);
    expect(openTab().read(recordedDefinition)).toBeNull();
    expect(device.text + tab.text).toBe('');
  });

  it('move back to the tab when keeping is turned off', () => {
    openTab().write({ ...some, keptUntilMs: nowMs + 1_000 });
    const memory = openTab();
    memory.read(recordedDefinition);
    memory.write({ ...some, keptUntilMs: null });
    expect(device.text).toBe('');
    expect(tab.text).toContain('Ruth');
  });

  it('of one tab do not affect those kept by another', () => {
    const other = openTab();
    other.write({ ...some, keptUntilMs: null });
    openTab().write({ ...some, keptUntilMs: nowMs + 1_000 });
    other.write({ ...some, keptUntilMs: null });
    expect(device.text).toContain('Ruth');
  });

  it('kept by an earlier release without consent stay in the tab only', () => {
    device.setItem(slot, JSON.stringify(some));
    device.setItem(`${slot}.sent`, JSON.stringify({ payload: 'Ruth', key: 'key' }));
    const memory = openTab();
    expect(memory.read(recordedDefinition)).toEqual({ ...some, keptUntilMs: null });
    expect(memory.sentKey('Ruth')).toBe('key');
    expect(device.text).toBe('');
    expect(tab.text).toContain('Ruth');
  });

  it('are deleted everywhere', () => {
    openTab().write({ ...some, keptUntilMs: nowMs + 1_000 });
    const memory = openTab();
    memory.write({ ...some, keptUntilMs: null });
    memory.writeSent('Ruth', 'key');
    memory.forget();
    expect(device.text + tab.text).toBe('');
  });

  it('last as long as the page if nothing can be stored', () => {
    for (const name of NAMES)
      Object.defineProperty(globalThis, name, {
        configurable: true,
        get: () => {
          throw new Error('SecurityError');
        },
      });
    const memory = browserMemory();
    memory.write({ ...some, keptUntilMs: nowMs + 1_000 });
    expect(memory.read(recordedDefinition)).toBeNull();
    memory.forget();
  });
});
