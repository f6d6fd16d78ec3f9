import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { rolldown } from 'rolldown';

import { bundles } from './bundles.mjs';
import { contentLanguage, messagesIn } from './languages.mjs';

describe('Languages of the build', () => {
  let folder: string;
  const contentDir = process.env['CONTENT_DIR'];

  const put = (name: string, text: string) => writeFile(path.join(folder, name), text);
  const codeIn = async (language: string) => {
    const build = await rolldown({
      input: path.join(folder, 'main.ts'),
      plugins: [messagesIn(language)],
      resolve: { extensionAlias: { '.js': ['.ts', '.js'] } },
    });
    const { output } = await build.generate();
    await build.close();
    return output[0].code;
  };

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'lectern-languages-'));
    await mkdir(path.join(folder, 'part'));
    await put(
      'main.ts',
      `import * as m from './messages.en.js'; import './part/part.js'; console.log(m.hello);`,
    );
    await put('messages.en.ts', `export const hello = 'Good morning';`);
    await put('messages.de.ts', `export const hello = 'Guten Morgen';`);
    await put('part/part.ts', `import * as m from './messages.en.js'; console.log(m.bye);`);
    await put('part/messages.en.ts', `export const bye = 'Goodbye';`);
  });
  afterEach(async () => {
    if (contentDir === undefined) delete process.env['CONTENT_DIR'];
    else process.env['CONTENT_DIR'] = contentDir;
    await rm(folder, { recursive: true });
  });

  it('put the catalogue of its language into a bundle, and no other', async () => {
    const german = await codeIn('de');
    expect(german).toContain('Guten Morgen');
    expect(german).not.toContain('Good morning');
    const english = await codeIn('en');
    expect(english).toContain('Good morning');
    expect(english).not.toContain('Guten Morgen');
  });

  it.each([
    ['{ "language": "de" }', 'de'],
    ['{ "language": "tlh" }', 'en'],
    ['{ "language": ', 'en'],
  ])('start with the one that the content names: %s', async (text, language) => {
    await put('site.json', text);
    process.env['CONTENT_DIR'] = folder;
    expect(contentLanguage()).toBe(language);
  });

  it('build the dashboard in all languages, and the rest in those of the site', () => {
    const names = bundles(['de']).map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['shell de', 'prerenderer de', 'dashboard en', 'dashboard de']),
    );
    expect(names).not.toContain('shell en');
  });
});
