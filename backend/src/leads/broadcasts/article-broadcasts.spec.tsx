import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';

import { findMarkdownProblems } from '../../platform/email/email-markdown.js';
import { EmailText } from '../../platform/email/email-text.js';
import { storedMarkdown } from '../../platform/email/stored-markdown.js';
import { bodyOf } from './article-broadcasts.js';

const ID = '0123456789abcdef0123';
const ARTICLE = `## A heading

He slept[^1] on a *cushion*. See [my books](/books).

> Peace, be still.
>
> --- Mark 4:39

> [!note]
> Bring a pen.

> [!pull]
> He slept on a cushion.

![A boat](/pictures/${ID} "On the lake")

| Book | Price |
| --- | --- |
| Fear Not | $9 |
| Fresh Start | $12 |

[book: finding-peace]

[newsletter]

[^1]: In the stern.`;

const written = (markdown: string) =>
  bodyOf({ title: 'On Rest', excerpt: 'Why rest is not idle.', markdown, path: '/blog/on-rest' });

describe('An article as a broadcast', () => {
  it('has the excerpt, the text as an email can hold it, and a button to the page', () => {
    expect(written(ARTICLE).split('\n\n')).toEqual([
      '*Why rest is not idle.*',
      '## A heading',
      'He slept (1) on a *cushion*. See [my books](/books).',
      '> Peace, be still.\n>\n> *Mark 4:39*'.split('\n\n')[0],
      '> Bring a pen.',
      `![A boat](/pictures/${ID})`,
      '*On the lake*',
      expect.stringMatching(/^- Book: Fear Not *\\?\n {2}Price: \$9\n- Book: Fresh Start/),
      expect.stringMatching(/^\[Finding Peace.*\]\(\/finding-peace\)$/),
      '---',
      '1. In the stern.',
      '[Read it on the site](/blog/on-rest)',
    ]);
  });

  it('can be sent as it is', () => {
    const body = written(ARTICLE);
    expect(findMarkdownProblems(body)).toEqual([]);
    const html = renderToStaticMarkup(
      <EmailText markdownText={storedMarkdown(body)} publicUrl="https://site.example" />,
    );
    expect(html).toContain(`src="https://site.example/pictures/${ID}" alt="A boat"`);
    expect(html).toContain('Price: $9');
  });

  it('ends between two blocks if the text is too long for an email', () => {
    const body = written('One more paragraph of many words.\n\n'.repeat(3_000));
    expect(body.length).toBeLessThan(50_000);
    expect(body).toMatch(/many words\.\n\n\[Read it on the site\]\(\/blog\/on-rest\)$/);
  });
});
