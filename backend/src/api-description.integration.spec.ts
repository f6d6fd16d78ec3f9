import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type FormatConfig, format } from 'oxfmt';

import { clientTypes } from './testing/client-types.js';
import { describeApi } from './testing/describe-api.js';
import { openShop, type RunningShop } from './testing/running-shop.js';

const CLIENT = fileURLToPath(new URL('../../libs/api-client/src/', import.meta.url));
const SCHEMA = `${CLIENT}schema.generated.ts`;
const LOOKS = new URL('../../.oxfmtrc.json', import.meta.url);
const HEADING =
  '// Made from the API by `npm run api-client`. Changes made here are lost, and a test finds them.\n\n';

describe('the typed client', () => {
  let shop: RunningShop;

  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.stop());

  it('knows the shapes it names as the API describes them, and no others', async () => {
    const types = await clientTypes(describeApi(shop.app), CLIENT);
    const looks = JSON.parse(await readFile(LOOKS, 'utf8')) as FormatConfig;
    const { code: wanted } = await format(SCHEMA, HEADING + types, looks);
    if (process.env['UPDATE_API_CLIENT']) await writeFile(SCHEMA, wanted);
    expect(await readFile(SCHEMA, 'utf8')).toBe(wanted);
  });

  it.each(['/api', '/api-json', '/api-yaml', '/api/docs', '/api-docs', '/docs', '/swagger', '/openapi.json'])(
    'is made from a description that is served to nobody: %s',
    async (address) => expect((await fetch(`${shop.url}${address}`)).status).toBe(404),
  );

  it('is documented for each call that pages make', () => {
    expect(
      Object.keys(describeApi(shop.app).paths)
        .filter((path) => path.startsWith('/api/') && !path.startsWith('/api/admin/'))
        .sort(),
    ).toEqual([
      '/api/audio-preview',
      '/api/audio-preview/download/{id}',
      '/api/audio-preview/generate',
      '/api/audio-preview/{id}',
      '/api/audio-preview/{id}/cancel',
      '/api/audio-preview/{id}/events',
      '/api/checkout/settings',
      '/api/checkout/total',
      '/api/contact',
      '/api/create-payment-intent',
      '/api/downloads',
      '/api/legal-assessments',
      '/api/legal-companion/access',
      '/api/legal-companion/access/confirm',
      '/api/legal-companion/assessment',
      '/api/legal-companion/assessments/{email}',
      '/api/legal-companion/bookmarks',
      '/api/legal-companion/bookmarks/{id}',
      '/api/legal-companion/everything',
      '/api/legal-companion/recommendations/{id}',
      '/api/legal-companion/roadmap',
      '/api/legal-companion/roadmap.pdf',
      '/api/legal-companion/roadmap/mail',
      '/api/newsletter/subscribe',
      '/api/products',
      '/api/purchases/claim',
      '/api/purchases/mail',
      '/api/release-notices',
    ]);
  });
});
