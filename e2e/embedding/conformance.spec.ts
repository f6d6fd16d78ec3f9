import { expect, type Locator, type Page, test } from '@playwright/test';

import { newBuyer } from '../checkout.js';
import { type BarePage, serveBarePage } from './serve-bare-page.js';

type Role = 'textbox' | 'combobox';
type Options = Record<string, unknown>;

/** Test data of a widget. */
interface Trial {
  /** Options at mount. */
  options: Options;
  /** Options of an update. */
  later: Options;
  /** Other variants, each tested alone. */
  shapes?: Options[];
  /** Role of the first field. */
  field: Role;
  /** Role of its content once loaded, by default its field. */
  shows?: 'group';
}

const trials: Record<string, Trial> = {
  checkout: {
    options: {
      productId: 'finding-peace-ebook',
      productTitle: 'Finding Peace',
      priceCents: 999,
      formats: ['pdf', 'epub'],
      slug: 'finding-peace',
      phone: false,
    },
    later: { priceCents: 1299, phone: true },
    // Requests the sandbox's card form at once, and is removed during a payment.
    shapes: [{ layout: 'payment-only', customer: newBuyer() }],
    field: 'textbox',
  },
  chat: {
    options: { scriptUrl: '/chat-script.json', layout: 'inline' },
    later: { siteUrl: 'https://author.example' },
    shapes: [{ layout: 'panel' }],
    field: 'textbox',
  },
  search: {
    options: { indexUrl: '/search-index.json', layout: 'inline' },
    later: { siteUrl: 'https://author.example' },
    shapes: [{ layout: 'overlay' }],
    field: 'combobox',
    shows: 'group',
  },
  'legal-questionnaire': {
    options: { questionnaire: 'embedded', definitionUrl: '/legal-questionnaire.json' },
    later: { siteUrl: 'https://author.example', linkTarget: '_blank' },
    field: 'textbox',
  },
};

/** React keeps one such listener per document; it belongs to the library, not to the widget. */
const ofReact = /^the document listens to selectionchange × /;

interface Traces {
  open: string[];
  ruleCount: number;
}

async function traces(page: Page): Promise<Traces> {
  const found = await page.evaluate(() => window.bare.traces());
  return { ...found, open: found.open.filter((line) => !ofReact.test(line)) };
}

/** Traces of the page before; class rules may have been added once. */
const asBefore = ({ ruleCount: _, ...before }: Traces) => expect.objectContaining(before);

test.describe('every widget of the manifest', () => {
  let host: BarePage;
  test.beforeAll(async ({ baseURL }) => {
    host = await serveBarePage(baseURL ?? '');
  });
  test.afterAll(() => host.close());

  const open = async (page: Page, libraries: 'own' | 'other') => {
    const said: string[] = [];
    page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => said.push(error.message));
    await page.goto(`${host.url}/bare-page/?libraries=${libraries}`);
    await page.waitForFunction(() => 'bare' in window);
    return said;
  };
  const fieldOf = (page: Page, id: string, role: Role): Locator =>
    page.locator(`#${id}`).getByRole(role).first();

  test('has test data here', async ({ request }) => {
    const manifest = (await (await request.get('/widgets/manifest.json')).json()) as object;
    const names = Object.keys(manifest);
    expect(names).toEqual(expect.arrayContaining(['checkout', 'legal-questionnaire']));
    expect(names.filter((name) => !(name in trials))).toEqual([]);
  });

  for (const libraries of ['own', 'other'] as const) {
    const whose = libraries === 'own' ? 'the page’s own React' : 'a React of another copy';
    test(`mounts twice on a page with ${whose}, and leaves it unchanged`, async ({ page, request }) => {
      const manifest = (await (await request.get('/widgets/manifest.json')).json()) as object;
      const said = await open(page, libraries);
      for (const [name, { options, later, shapes = [], field, shows = field }] of Object.entries(trials)) {
        if (!(name in manifest)) continue;
        await test.step(name, async () => {
          const before = await traces(page);
          const mount = (id: string) =>
            page.evaluate((given) => window.bare.mount(given), { name, id, options });
          const unmount = (id: string) => page.evaluate((id) => window.bare.unmount(id), id);

          await mount('one');
          await mount('two');
          await expect(page.locator('#one').getByRole(shows).first()).toBeVisible();
          // The page has no tokens: the widget brings their values.
          if (name === 'checkout')
            await expect(fieldOf(page, 'one', field)).toHaveCSS('border-radius', '8px');
          await fieldOf(page, 'one', field).click();
          await page.keyboard.type('Ruth');
          await fieldOf(page, 'two', field).fill('Naomi');
          await page.evaluate((options) => window.bare.update('one', options), later);
          await expect(fieldOf(page, 'one', field)).toHaveValue('Ruth');
          expect(await unmount('one')).toBe('');
          await expect(fieldOf(page, 'two', field)).toHaveValue('Naomi');
          await fieldOf(page, 'two', field).fill('Boaz');
          expect(await unmount('two')).toBe('');
          const after = await traces(page);
          expect(after).toEqual(asBefore(before));

          await page.evaluate((given) => window.bare.glance(given), { name, options });
          await page.evaluate((given) => window.bare.mountInReact(given), { name, id: 'strict', options });
          await expect(fieldOf(page, 'strict', field)).toBeEditable();
          await expect(page.locator('#strict > *')).toHaveCount(1);
          await page.evaluate(() => window.bare.unmountInReact('strict'));
          await page.waitForLoadState('networkidle');
          const last = await traces(page);
          expect(last).toEqual(asBefore(before));
          // A second mount adds no style rules.
          expect(last.ruleCount).toBe(after.ruleCount);

          for (const shape of shapes) {
            await page.evaluate((given) => window.bare.mount(given), {
              name,
              id: 'shape',
              options: { ...options, ...shape },
            });
            await page.getByRole(field).first().fill('4');
            expect(await unmount('shape')).toBe('');
            expect(await traces(page)).toEqual(asBefore(before));
          }
        });
      }
      expect(said).toEqual([]);
    });
  }
});
