import { describe, expect, it } from '@jest/globals';
import { contentCatalogue, showCatalogue } from '@lectern/catalogue/live';
import { siteColors } from '@lectern/ui/tokens';
import { fill, renderBody } from './email.js';
import type { BookTheme } from './email-theme.js';
import { EmailText } from './email-text.js';
import { EmailButton } from './email-button.js';
import { FooterLinks } from './list-email.js';
import { EmailLayout, Paragraph, Quotation } from './email-layout.js';
import { ReaderEmail } from './reader-email.js';
import type { ReactNode } from 'react';

const SITE = 'https://books.example';
const NAME = `<b>O'Neil & "Sons"</b>`;

const BOOK: BookTheme = {
  title: 'Ruth',
  coverSrc: '/ruth.jpg',
  colors: {
    light: { ...siteColors.light, surface: '#eeffee', accent: '#112233', onAccent: '#fefefe' },
    dark: { ...siteColors.dark, surface: '#001100', accent: '#ddccbb', onAccent: '#010101' },
  },
};

const render = (children: ReactNode, name = NAME, book?: BookTheme) =>
  renderBody(
    <EmailLayout
      preheader="In short."
      heading={`Dear ${name}`}
      siteName="Books"
      siteUrl={SITE}
      footer="An end."
      book={book}
    >
      {children}
    </EmailLayout>,
  );

/** Paragraphs of the text part between heading and footer. */
const paragraphsOf = (children: ReactNode) => render(children, 'Ruth').text.split('\n\n').slice(2, -1);

describe('An email', () => {
  it('shows a name as it was typed, in HTML and text', () => {
    const { html, text } = render(<Paragraph>{NAME}, hello.</Paragraph>);
    const escaped = '&lt;b&gt;O&#x27;Neil &amp; &quot;Sons&quot;&lt;/b&gt;';
    expect(html).toContain(`<title>Dear ${escaped}</title>`);
    expect(html).toContain(`>${escaped}, hello.</p>`);
    expect(html).not.toContain('<b>');
    expect(text).toContain(`${NAME}, hello.`);
  });

  it('keeps a name out of the markup of an address', () => {
    const url = `${SITE}/?who=${NAME}&then=1`;
    const { html, text } = render(<EmailButton href={url}>Open</EmailButton>);
    expect(html).toContain(
      `href="${SITE}/?who=&lt;b&gt;O&#x27;Neil &amp; &quot;Sons&quot;&lt;/b&gt;&amp;then=1"`,
    );
    expect(text).toContain(`Open ${url}`);
  });

  it('breaks no long word', () => {
    const long = 'unbroken'.repeat(60);
    expect(paragraphsOf(<Paragraph>{long}</Paragraph>)).toEqual([long]);
  });

  it('leaves nothing in place of a missing note', () => {
    const withNote = paragraphsOf(
      <EmailButton href={`${SITE}/a`} note="PDF, 2 MB">
        Open
      </EmailButton>,
    );
    expect(withNote).toEqual([`Open ${SITE}/a`, 'PDF, 2 MB']);
    expect(paragraphsOf(<EmailButton href={`${SITE}/a`}>Open</EmailButton>)).toEqual([`Open ${SITE}/a`]);
  });

  it('lists footer links on one line, and shows an address only once', () => {
    const links = Array.from({ length: 40 }, (_, at) => ({
      label: `Book ${at}`,
      url: `${SITE}/books/${at}`,
    }));
    const [line] = paragraphsOf(<FooterLinks links={links} />);
    expect(line).toBe(links.map(({ label, url }) => `${label} ${url}`).join(' · '));
    expect(paragraphsOf(<FooterLinks links={[{ label: SITE, url: SITE }]} />)).toEqual([SITE]);
  });

  it('keeps the line breaks of a quotation', () => {
    const { html } = render(<Quotation text={'one\ntwo'} />);
    expect(html).toMatch(/<p [^>]*margin:0;[^>]*>one<br\/>two<\/p>/);
  });

  it('escapes HTML in Markdown, and drops links that run scripts', () => {
    const { html } = render(
      <EmailText
        markdownText={
          '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n\n[a](javascript:alert(1)) [b](data:text/html,x)\n\n[c](JavaScript:alert)\n\n![d](javascript:alert)'
        }
        publicUrl={SITE}
      />,
    );
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toMatch(/<script|<img|(href|src)="(javascript|data):/i);
  });

  it('renders Markdown, and a link alone in its paragraph as a button', () => {
    const text = [
      'A [page](/books), *one* **more** \\* [by mail](mailto:ruth@example.com) [lost](ftp://x)',
      '[Read it](https://other.example/a)',
      '[One](/a) [two](/b)',
      '3. third [link](/c)\n4. fourth\n   - within',
      '> quoted',
      '[lost](ftp://x)',
    ];
    const email = <EmailText markdownText={text.join('\n\n')} publicUrl={SITE} />;
    const html = render(email).html.replaceAll(/ (?:class|style)="[^"]*"/g, '');
    for (const part of [
      `A <a href="${SITE}/books">page</a>, <em>one</em> <strong>more</strong> * <a href="mailto:ruth@example.com">by mail</a> lost</p>`,
      `<td><a href="https://other.example/a" target="_blank">`,
      `<p><a href="${SITE}/a">One</a> <a href="${SITE}/b">two</a></p>`,
      `<ol start="3"><li>third <a href="${SITE}/c">link</a></li><li>fourth<ul><li>within</li></ul></li></ol>`,
      '<p>quoted</p></td>',
      '<p>lost</p>',
    ])
      expect(html).toContain(part);
    expect(paragraphsOf(email)).toEqual([
      `A page ${SITE}/books, one more * by mail ruth@example.com lost`,
      'Read it https://other.example/a',
      `One ${SITE}/a two ${SITE}/b`,
      ` 3. third link ${SITE}/c\n 4. fourth\n    * within`,
      '> quoted',
      'lost',
    ]);
  });

  it('renders headings, lines and line breaks', () => {
    const email = (
      <EmailText
        markdownText={'## Soon\n\none  \ntwo\n\n---\n\n3. third\n\n~~over~~ `typed`'}
        publicUrl={SITE}
      />
    );
    const { html } = render(email);
    expect(html).toMatch(/<h2 [^>]*font-weight:600[^>]*>Soon<\/h2>/);
    expect(html).toContain('one<br/>two');
    expect(html).toMatch(/<hr [^>]*class="line"/);
    expect(html).toMatch(/<ol start="3"/);
    expect(html).toContain('><del>over</del> typed</p>');
  });

  it('links pictures without preloading them', () => {
    const { html, text } = render(
      <EmailText markdownText={'![A cover](/cover.jpg)\n\n- first\n- second'} publicUrl={SITE} />,
    );
    expect(html).toContain(`<img src="${SITE}/cover.jpg" alt="A cover"`);
    expect(html).not.toContain('preload');
    expect(text).toContain(' * first\n * second');
    expect(text).toContain('A cover');
  });

  it('puts table cells on lines of their own in the text part', () => {
    const cells = (one: string, other: string) => (
      <tr>
        <td>{one}</td>
        <td>{other}</td>
      </tr>
    );
    const table = (
      <table>
        <tbody>
          {cells('Order', '7F3K-2Q9A')}
          {cells('Paid', '$9.99')}
        </tbody>
      </table>
    );
    expect(renderBody(table).text).toBe('Order\n7F3K-2Q9A\nPaid\n$9.99');
  });

  it('has a text part in the same order, without the preview text', () => {
    const words = {
      preheader: 'Beside the subject.',
      heading: 'A book for {name}',
      greeting: 'Dear {name},',
      paragraphs: ['It is here.'],
      closing: ['Yours,'],
      signature: 'Eleanor',
      footer: 'From {site}.',
    };
    const { html, text } = renderBody(
      <ReaderEmail words={words} places={{ site: 'Books', name: NAME }} publicUrl={SITE} />,
    );
    expect(html).toMatch(
      /^<!DOCTYPE html PUBLIC [^>]*XHTML 1\.0 Transitional[^>]*><html dir="ltr" lang="en">/,
    );
    expect(html).toContain('Beside the subject.');
    expect(text).toBe(
      [
        `Books ${SITE}`,
        `\nA book for ${NAME}`,
        `Dear ${NAME},`,
        'It is here.',
        'Yours,',
        'Eleanor',
        'From Books.',
      ].join('\n\n'),
    );
  });

  it('has no default margins, and colors of the site for light and dark mode', () => {
    const { html } = render(<EmailButton href={`${SITE}/a`}>Open</EmailButton>);
    expect(html).toMatch(/<body class="ground"[^>]*>.*<td style="[^"]*;margin:0;padding:24px 0">/);
    expect(html).toContain('<table cellPadding="0" cellSpacing="0" role="presentation" width="100%">');
    expect(html).toMatch(
      new RegExp(`class="button"[^>]*;background-color:${siteColors.light.accent};[^"]*;font-weight:600;`),
    );
    const [, night = ''] = html.split('@media (prefers-color-scheme: dark)');
    expect(night).toContain(`.button { background-color: ${siteColors.dark.accent} !important`);
    expect(html).not.toContain('<img');
  });

  it('follows the look of the site', () => {
    const next = structuredClone(contentCatalogue);
    Object.assign(next.look.colors.light, { accent: '#1d4d35', ink: '#0a0a0a' });
    Object.assign(next.look, { corners: 'square' });
    showCatalogue(next);
    const { html } = render(
      <>
        <Paragraph>Hello.</Paragraph>
        <EmailButton href={`${SITE}/a`}>Open</EmailButton>
      </>,
    );
    showCatalogue(contentCatalogue);
    expect(html).toMatch(/class="button"[^>]*background-color:#1d4d35;[^>]*border-radius:2px/);
    expect(html).toContain('color:#0a0a0a;');
    expect(html).not.toContain(siteColors.light.accent);
  });

  it('has the logo of the site at its top, named as the site', () => {
    const next = structuredClone(contentCatalogue);
    const picture = (name: string) => ({
      src: `/images/${name}.webp`,
      pngSrc: `/images/${name}.png`,
      ...{ width: 120, height: 40, color: '#7a1f2b' },
    });
    const draw = (dark: boolean, plate: boolean) => {
      const logo = { light: picture('logo'), dark: dark ? picture('logo-dark') : null };
      Object.assign(next.artwork, { logo: { ...logo, plates: { light: false, dark: plate } } });
      showCatalogue(next);
      const email = render(<Paragraph>Hello.</Paragraph>);
      showCatalogue(contentCatalogue);
      return email;
    };
    const one = draw(false, true);
    expect(one.html).toContain('src="https://books.example/images/logo.png"');
    expect(one.html).toMatch(/\.logo \{ background-color: #ece6da !important/);
    expect(one.html).not.toContain('logo-dark');
    expect(one.text).toBe(render(<Paragraph>Hello.</Paragraph>).text);
    const two = draw(true, false);
    expect(two.html).toContain('src="https://books.example/images/logo-dark.png"');
    expect(two.html).toContain('.logo-light { display: none !important; }');
    expect(two.text).toBe(one.text);
  });

  it('about a book has its cover and colors, with secondary buttons outlined', () => {
    const { html } = render(
      <EmailButton href={`${SITE}/a`} isSecondary>
        Open
      </EmailButton>,
      NAME,
      BOOK,
    );
    expect(html).toMatch(
      /<img src="https:\/\/books\.example\/ruth\.jpg" alt="Cover of Ruth" width="112" height="168" style="border:0;/,
    );
    expect(html).toContain(
      '<table cellPadding="0" cellSpacing="0" role="presentation" style="margin:0 0 0px',
    );
    expect(html).toContain(
      '<td class="band" style="background-color:#112233;color:#fefefe;padding:24px 32px">',
    );
    expect(html).toMatch(/<h1 class="title" style="[^"]*;color:#fefefe/);
    expect(html).toMatch(/<td class="sheet ink" style="background-color:#eeffee;/);
    expect(html).toContain('.sheet { background-color: #001100 !important;');
    expect(html).toMatch(/class="secondary"[^>]*;color:#112233;border:1px solid #112233;/);
    expect(html).toContain('.quotation, .button, .secondary { border-color: #ddccbb !important; }');
    expect(html).not.toContain('class="button"');
  });

  it('fills each placeholder, and rejects one without a value', () => {
    expect(fill('Dear {name}, {name}', { name: 'Ruth' })).toBe('Dear Ruth, Ruth');
    expect(() => fill('Dear {name}', {})).toThrow('No value for {name} in "Dear {name}".');
  });

  it('keeps a body that is already rendered', () => {
    const body = { html: '<p>as it is</p>', text: 'as it is' };
    expect(renderBody(body)).toBe(body);
  });
});
