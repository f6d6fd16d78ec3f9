import { contentCatalogue, showCatalogue } from '@lectern/catalogue/live';
import { afterEach, describe, expect, it } from '@jest/globals';

import { LookIcons } from './look-icons.js';
import { prepareBody } from './response-body.js';

const file = (address: string) =>
  prepareBody(Buffer.from(`of ${address}`), 'image/svg+xml', { 'cache-control': 'max-age=31536000' });

function showIcons(favicon: string, ico?: string): void {
  const artwork = { ...contentCatalogue.artwork, favicon, ...(ico ? { ico } : {}) };
  showCatalogue({ ...contentCatalogue, artwork });
}

describe('Icons of the look', () => {
  const icons = new LookIcons();
  const textAt = (address: string) => icons.find(address, file)?.content.toString();
  afterEach(() => showCatalogue(contentCatalogue));

  it('are at the usual addresses, until the standard look is back', () => {
    expect([textAt('/favicon.svg'), textAt('/favicon.ico')]).toEqual([undefined, undefined]);
    showIcons('/images/favicon.00000001.svg', '/images/favicon.00000002.ico');
    expect(textAt('/favicon.svg')).toBe('of /images/favicon.00000001.svg');
    expect(textAt('/favicon.ico')).toBe('of /images/favicon.00000002.ico');
    showIcons('/images/favicon.00000003.svg', '/images/favicon.00000004.ico');
    expect(textAt('/favicon.svg')).toBe('of /images/favicon.00000003.svg');
    showCatalogue(contentCatalogue);
    expect(textAt('/favicon.svg')).toBeUndefined();
  });

  it('are fetched again after a change', () => {
    showIcons('/images/favicon.00000001.svg');
    expect(icons.find('/favicon.svg', file)?.headers['cache-control']).toBe(
      'public, max-age=0, must-revalidate',
    );
  });

  it('change no other address, and wait until their file is served', () => {
    showIcons('/images/favicon.00000005.svg');
    expect(textAt('/images/favicon.00000005.svg')).toBeUndefined();
    expect(icons.find('/favicon.svg', () => undefined)).toBeUndefined();
  });
});
