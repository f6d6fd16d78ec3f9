import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { emailWords, site } from '@lectern/catalogue';
import type { Email } from 'postal-mime';

import { emailGallery } from './email-gallery.controller.js';
import { readConfiguration } from './platform/config/read-configuration.js';
import { Mailer } from './platform/email/mailer.js';
import { Metrics } from './platform/metrics/metrics.js';
import { ServiceCalls } from './platform/metrics/service-calls.js';
import { MailServer } from './testing/mail-server.js';
import { openShop } from './testing/running-shop.js';

const SITE = 'https://books.example';
/** Gmail cuts longer emails off. */
const GMAIL_BYTES = 102_400;

/** CSS properties that Gmail, Outlook and Apple Mail support, or ignore without harm (decisions/emails.md). */
const TESTED =
  `background-color border border-color border-left border-radius border-top color display font-family
  font-size font-style font-weight letter-spacing line-height margin margin-bottom margin-left margin-right margin-top
  max-height max-width mso-font-width mso-padding-alt mso-text-raise opacity overflow overflow-wrap padding padding-bottom
  padding-left padding-right padding-top text-align text-decoration vertical-align width word-break`.split(
    /\s+/,
  );

const header = (mail: Email, key: string) => mail.headers.find((found) => found.key === key)?.value;
const linksOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);

describe('Emails of the site', () => {
  const server = new MailServer();
  let mailer: Mailer;

  beforeAll(async () => {
    const settings = {
      SMTP_URL: await server.open(),
      PUBLIC_URL: SITE,
      ALLOW_STAND_INS: 'payments,database',
    };
    const metrics = new Metrics();
    mailer = new Mailer(
      readConfiguration(settings, { mailFrom: '"Eleanor" <hello@books.example>' }),
      metrics,
      new ServiceCalls(metrics),
    );
    for (const { name, email } of emailGallery()) await mailer.send(email(SITE), name);
  });
  afterAll(async () => {
    mailer.onApplicationShutdown();
    await server.close();
  });

  const received = (name: string): Email => {
    const found = server.received.find(({ messageId }) => messageId === `<${name}@books.example>`);
    if (!found) throw new Error(`${name} has not arrived.`);
    return found;
  };

  it('all have an example in the gallery', () => {
    const everything = server.received.map(({ html = '', subject = '' }) => subject + html).join('');
    for (const words of Object.values(emailWords)) {
      if (typeof words === 'string') continue;
      const title: string = 'heading' in words ? words.heading : words.subject;
      const [longest = ''] = title.split(/\{\w+\}/).sort((one, other) => other.length - one.length);
      expect(everything).toContain(longest.trim());
    }
    expect(new Set(emailGallery().map(({ name }) => name)).size).toBe(emailGallery().length);
  });

  describe.each(emailGallery())('$name', ({ name, isListed }) => {
    it('has a subject, both parts, and no empty placeholders', () => {
      const { subject, html = '', text = '', from } = received(name);
      expect(from?.address).toBe('hello@books.example');
      expect(text.length).toBeGreaterThan(80);
      for (const part of [subject, html.replace(/<style>.*?<\/style>/gs, ''), text])
        expect(part).not.toMatch(/undefined|\bnull\b|NaN|\[object|\{\w+\}/);
      expect(Buffer.byteLength(html)).toBeLessThan(GMAIL_BYTES);
    });

    it('uses correct grammar for the author’s name and amounts', () => {
      const { subject, text = '' } = received(name);
      expect(`${subject}\n${text}`).not.toMatch(
        new RegExp(
          `\\b(at|owner of|help with|written to|code for) ${site.name}(?!’s)|\\$[\\d.,]+ (have|are)\\b`,
        ),
      );
    });

    it('has a language, dark mode, and alt texts', () => {
      const { html = '' } = received(name);
      expect(html).toMatch(/<html[^>]* lang="en"/);
      expect(html).toContain('prefers-color-scheme: dark');
      expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
      expect(html).toMatch(/<h1[^>]*>[^<]/);
      expect(html).not.toMatch(/<script|<form|<iframe|url\(/);
      for (const [picture] of html.matchAll(/<img[^>]*>/g)) expect(picture).toMatch(/ alt="[^"]+"/);
    });

    it('uses only CSS tested in Gmail, Outlook and Apple Mail', () => {
      const styles = [...(received(name).html ?? '').matchAll(/style="([^"]*)"/g)].map(
        ([, style = '']) => style,
      );
      const used = styles.flatMap((style) =>
        style
          .replaceAll('&quot;', '')
          .split(';')
          .map((rule) => rule.split(':')[0]?.trim() ?? ''),
      );
      expect(used.filter((property) => property && !TESTED.includes(property))).toEqual([]);
    });

    it('has absolute links only, and all of them in the text part', () => {
      const { html = '', text = '' } = received(name);
      for (const href of linksOf(html)) {
        expect(href).toMatch(/^(https:\/\/books\.example(\/|$)|mailto:)/);
        if (href !== SITE) expect(text).toContain(href.replaceAll('&amp;', '&'));
      }
    });

    it(isListed ? 'has one-click unsubscription' : 'has no unsubscription', () => {
      const mail = received(name);
      const oneClick = isListed ? 'List-Unsubscribe=One-Click' : undefined;
      expect(header(mail, 'list-unsubscribe-post')).toBe(oneClick);
      if (!isListed) expect(header(mail, 'list-unsubscribe')).toBeUndefined();
      else expect(header(mail, 'list-unsubscribe')).toMatch(/^<https:\/\/books\.example\/.+\/end>$/);
    });
  });
});

describe('The gallery of emails', () => {
  it('shows all emails on a local site', async () => {
    const shop = await openShop();
    try {
      const list = await (await fetch(`${shop.url}/development/letters`)).text();
      for (const { name } of emailGallery()) expect(list).toContain(`/development/letters/${name}"`);
      expect(await (await fetch(`${shop.url}/development/letters/broadcast`)).text()).toContain(
        'twenty-one words',
      );
      expect(await (await fetch(`${shop.url}/development/letters/broadcast/text`)).text()).not.toContain('<');
      expect((await fetch(`${shop.url}/development/letters/none`)).status).toBe(404);
    } finally {
      await shop.stop();
    }
  });

  it('is missing on a public site', async () => {
    const shop = await openShop({ PUBLIC_URL: SITE, ALLOW_STAND_INS: 'payments,mail' });
    try {
      expect((await fetch(`${shop.url}/development/letters`)).status).toBe(404);
    } finally {
      await shop.stop();
    }
  });
});
