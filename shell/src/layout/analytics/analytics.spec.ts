import { afterEach, describe, expect, it } from '@jest/globals';
import { connectTag, isTagConnected, track } from './analytics.js';

afterEach(() => connectTag(undefined));

describe('analytics events', () => {
  it('are queued until the tag loads, in order', () => {
    const sent: string[] = [];
    expect(track('view_item')).toBe(false);
    expect(track('sign_up')).toBe(false);
    connectTag((name) => sent.push(name) > 0);
    expect(sent).toEqual(['view_item', 'sign_up']);
    expect(track('share')).toBe(true);
    expect(isTagConnected()).toBe(true);
  });

  it('are reported as not sent if the tag throws, including queued ones (S10)', () => {
    track('view_item');
    const push = () => {
      throw new Error('dataLayer.push is broken.');
    };
    expect(() => connectTag(push)).not.toThrow();
    expect(track('sign_up')).toBe(false);
  });

  it('are discarded if the visitor declines', () => {
    const sent: string[] = [];
    track('view_item');
    connectTag(undefined);
    connectTag((name) => sent.push(name) > 0);
    expect(sent).toEqual([]);
  });
});
