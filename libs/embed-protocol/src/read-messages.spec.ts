import { describe, expect, it } from '@jest/globals';
import { readFrameMessage, readHello, readHostMessage, seal } from './read-messages.js';

const envelope = { ns: 'lectern', v: 1 };

describe('handshake message', () => {
  it('contains the element’s id and a nonce', () => {
    expect(readHello({ ...envelope, type: 'hello', id: 'buy-1', nonce: 'n0nce' })).toEqual({
      id: 'buy-1',
      nonce: 'n0nce',
    });
  });

  it.each([
    ['without a name', { ...envelope, type: 'hello', nonce: 'n' }],
    ['of another version', { ns: 'lectern', v: 2, type: 'hello', id: 'a', nonce: 'n' }],
    ['of somebody else', { ns: 'stripe', v: 1, type: 'hello', id: 'a', nonce: 'n' }],
    ['that is none', { ...envelope, type: 'config' }],
    ['that is a word', 'hello'],
    ['that is nothing', null],
  ])('is ignored: %s', (_what, data) => {
    expect(readHello(data)).toBeNull();
  });
});

describe('frame message', () => {
  it.each([
    { type: 'ready', id: 'buy-1', nonce: 'n' },
    { type: 'size', heightPx: 640 },
    { type: 'step', step: 2, total: 3 },
    { type: 'submitted' },
    { type: 'locked' },
    { type: 'unlocked' },
    { type: 'purchased', orderRef: '1A2B-3C4D', product: 'fear-not' },
    { type: 'close' },
    { type: 'error', code: 'unknown-product' },
  ] as const)('is read as sent: $type', (message) => {
    expect(readFrameMessage(seal(message))).toEqual(message);
  });

  it('has a bounded height, whatever the frame sends', () => {
    expect(readFrameMessage({ ...envelope, type: 'size', heightPx: 1e9 })).toEqual({
      type: 'size',
      heightPx: 4000,
    });
    expect(readFrameMessage({ ...envelope, type: 'size', heightPx: 0.5 })).toEqual({
      type: 'size',
      heightPx: 120,
    });
  });

  it('drops unknown fields @S3-embeds-9', () => {
    const talkative = {
      ...envelope,
      type: 'purchased',
      orderRef: 'A',
      product: 'b',
      email: 'ruth@example.com',
    };
    expect(readFrameMessage(talkative)).toEqual({ type: 'purchased', orderRef: 'A', product: 'b' });
  });

  it.each([
    ['an unknown type', { ...envelope, type: 'navigate', href: 'https://evil.example' }],
    ['a name of every object', { ...envelope, type: 'constructor' }],
    ['a step behind the last', { ...envelope, type: 'step', step: 5, total: 4 }],
    ['a height that is none', { ...envelope, type: 'size', heightPx: Number.NaN }],
    ['a code that is a sentence', { ...envelope, type: 'error', code: '<img src=x>' }],
    ['more than 4 KB', { ...envelope, type: 'submitted', padding: 'x'.repeat(4096) }],
    ['more than 4 KB in few letters', { ...envelope, type: 'submitted', padding: '界'.repeat(1500) }],
  ])('is rejected if it is %s', (_what, data) => {
    expect(readFrameMessage(data)).toBeNull();
  });

  it('is rejected if it is circular', () => {
    const circle: Record<string, unknown> = { ...envelope, type: 'submitted' };
    circle['again'] = circle;
    expect(readFrameMessage(circle)).toBeNull();
  });
});

describe('host message', () => {
  it('is read as sent', () => {
    expect(readHostMessage(seal({ type: 'config', mode: 'dialog', product: 'fear-not' }))).toEqual({
      type: 'config',
      mode: 'dialog',
      product: 'fear-not',
    });
    expect(readHostMessage(seal({ type: 'theme', theme: 'dark', accent: '#ffd166', radius: 4 }))).toEqual({
      type: 'theme',
      theme: 'dark',
      accent: '#ffd166',
      radius: 4,
    });
    expect(readHostMessage(seal({ type: 'focus' }))).toEqual({ type: 'focus' });
    expect(readHostMessage(seal({ type: 'close' }))).toEqual({ type: 'close' });
  });

  it('gets defaults for invalid fields, and never has a price or an address', () => {
    const bad = { mode: 'popup', product: '../admin', price: 1, href: 'https://evil.example' };
    expect(readHostMessage({ ...envelope, type: 'config', ...bad })).toEqual({
      type: 'config',
      mode: 'inline',
    });
    const ugly = { theme: 'neon', accent: 'red', radius: 4000 };
    expect(readHostMessage({ ...envelope, type: 'theme', ...ugly })).toEqual({
      type: 'theme',
      theme: 'auto',
    });
  });

  it('is no frame message', () => {
    expect(readHostMessage(seal({ type: 'submitted' }))).toBeNull();
  });
});
