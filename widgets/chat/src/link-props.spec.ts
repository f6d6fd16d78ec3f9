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
  it('leads to the author’s site from any host page', () => {
    expect(linkProps('/fear-not', options)).toMatchObject({ href: '/fear-not' });
    expect(
      linkProps('/fear-not', { ...options, siteUrl: 'https://books.example', linkTarget: '_blank' }),
    ).toMatchObject({ href: 'https://books.example/fear-not', target: '_blank', rel: 'noopener' });
  });

  it('opens other sites and files in a new tab, and phone links directly', () => {
    expect(linkProps('https://988lifeline.org/chat/', options).target).toBe('_blank');
    expect(linkProps('/attached_assets/sample.pdf', options).target).toBe('_blank');
    expect(linkProps('tel:988', options)).toEqual({ href: 'tel:988' });
  });

  it('is handled by a page that navigates by itself, unless the visitor wants a new tab', () => {
    const onNavigate = jest.fn((_path: string) => true);
    const { onClick } = linkProps('/fear-not', { ...options, onNavigate });
    const plain = press();
    onClick?.(plain as unknown as MouseEvent<HTMLAnchorElement>);
    expect(onNavigate).toHaveBeenCalledWith('/fear-not');
    expect(plain.preventDefault).toHaveBeenCalled();
    onClick?.(press({ ctrlKey: true }) as unknown as MouseEvent<HTMLAnchorElement>);
    expect(onNavigate).toHaveBeenCalledTimes(1);
  });

  it('works as a plain link if the page does not handle it', () => {
    const plain = press();
    const { onClick } = linkProps('/x', { ...options, onNavigate: () => false });
    onClick?.(plain as unknown as MouseEvent<HTMLAnchorElement>);
    expect(plain.preventDefault).not.toHaveBeenCalled();
  });
});
