import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type ContentCopy, copyContent } from '../testing/content-copy.js';
import { readContent } from './read-content.js';

describe('standard words', () => {
  let content: ContentCopy;
  beforeAll(async () => {
    content = await copyContent();
  });
  afterEach(() => content.restore());
  afterAll(() => content.remove());

  it('fill in, with the name of the author, for what the author leaves out', async () => {
    await content.set('content/site.json', 'author.name', 'Ann "Jo" Lee');
    await content.set('content/site.json', 'author.signature', undefined);
    const { emails, pages, site } = await readContent(content.folder);
    expect(emails.orderDelivered.signature).toBe('Ann "Jo" Lee');
    expect(pages.order.meta.title).toBe('Your order | Ann "Jo" Lee');
    expect(site.newsletter).toMatchObject({
      buttonLabel: 'Subscribe',
      text: expect.stringMatching(/^Once a month/),
    });
  });

  it('can be worded by the author one by one', async () => {
    await content.set('content/emails.json', 'orderDelivered.heading', 'It’s yours');
    const { orderDelivered } = (await readContent(content.folder)).emails;
    expect([orderDelivered.heading, orderDelivered.greeting]).toEqual(['It’s yours', 'Dear {name},']);
  });
});
