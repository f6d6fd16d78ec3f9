import { describe, expect, it, jest } from '@jest/globals';
import type { MouseEvent } from 'react';
import { linkProps } from './link-props.js';

const options = { scriptUrl: '/chat-script.json' };
const press = (held: Partial<MouseEvent> = {}) => ({
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  preventDefault: jest.fn(),
  ...held,
});

describe('a link of the chat', () => {
  it('stands on the site, wherever the widget does', () => {
    expect(linkProps('/fear-not', options)).toMatchObject({ href: '/fear-not' });
    expect(
      linkProps('/fear-not', { ...options, siteUrl: 'https://books.example', linkTarget: '_blank' }),
    ).toMatchObject({ href: 'https://books.example/fear-not', target: '_blank', rel: 'noopener' });
  });

  it('opens another site and a file in a tab of its own, and calls where it calls', () => {
    expect(linkProps('https://988lifeline.org/chat/', options).target).toBe('_blank');
    expect(linkProps('/attached_assets/sample.pdf', options).target).toBe('_blank');
    expect(linkProps('tel:988', options)).toEqual({ href: 'tel:988' });
  });

  it('is left to the page that navigates by itself, unless the visitor wants a new tab', () => {
    const onNavigate = jest.fn((_path: string) => true);
    const { onClick } = linkProps('/fear-not', { ...options, onNavigate });
    const plain = press();
    onClick?.(plain as unknown as MouseEvent<HTMLAnchorElement>);
    expect(onNavigate).toHaveBeenCalledWith('/fear-not');
    expect(plain.preventDefault).toHaveBeenCalled();
    onClick?.(press({ ctrlKey: true }) as unknown as MouseEvent<HTMLAnchorElement>);
    expect(onNavigate).toHaveBeenCalledTimes(1);
  });

  it('goes its own way when the page does not take it', () => {
    const plain = press();
    const { onClick } = linkProps('/x', { ...options, onNavigate: () => false });
    onClick?.(plain as unknown as MouseEvent<HTMLAnchorElement>);
    expect(plain.preventDefault).not.toHaveBeenCalled();
  });
});
