import { describe, expect, it, jest } from '@jest/globals';
import type { MouseEvent } from 'react';
import { type LinkProps, linkPropsFor } from './search-links.js';

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

/** @returns whether the default navigation was prevented */
function click(way: LinkProps, close: () => void, changed: Partial<typeof plain> = {}): boolean {
  const preventDefault = jest.fn();
  const currentTarget = { closest: () => ({ close }) };
  const event = { ...plain, ...changed, currentTarget, preventDefault };
  way.onClick(event as unknown as MouseEvent<HTMLAnchorElement>);
  return preventDefault.mock.calls.length > 0;
}

describe('search link', () => {
  it('leads to a path, or to the given site', () => {
    expect(linkPropsFor({})('/about#signed')).toMatchObject({
      href: '/about#signed',
      target: '_self',
      rel: undefined,
    });
    expect(linkPropsFor({ siteUrl: 'https://books.example/', linkTarget: '_blank' })('/blog')).toMatchObject({
      href: 'https://books.example/blog',
      target: '_blank',
      rel: 'noopener',
    });
  });

  it('closes the search before the page navigates', () => {
    const order: string[] = [];
    const onChoose = (path: string) => order.push(path) > 0;
    expect(click(linkPropsFor({ onChoose })('/blog'), () => order.push('close'))).toBe(true);
    expect(order).toEqual(['close', '/blog']);
  });

  it('navigates as a plain link if the page does not handle it', () => {
    expect(click(linkPropsFor({ onChoose: () => false })('/blog'), () => undefined)).toBe(false);
    expect(click(linkPropsFor({})('/blog'), () => undefined)).toBe(false);
  });

  it('closes no dialog of the host page', () => {
    const close = jest.fn();
    click(linkPropsFor({ layout: 'inline' })('/blog'), close);
    expect(close).not.toHaveBeenCalled();
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'opens a new tab or window for %j, and the search stays',
    (changed) => {
      const close = jest.fn();
      const onChoose = jest.fn(() => true);
      expect(click(linkPropsFor({ onChoose })('/blog'), close, changed)).toBe(false);
      expect(close).not.toHaveBeenCalled();
      expect(onChoose).not.toHaveBeenCalled();
    },
  );
});
