import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { describe, expect, it } from '@jest/globals';
import { siteLanguages } from '@lectern/catalogue';

import { languages } from '../build/languages.mjs';
import { filesIn, inRoot } from '../start/paths.mjs';
import { catalogueFaults, type Messages } from './catalogue-faults.js';
import { unusedMessages } from './unused-messages.js';

const folders = ['shell', 'admin', 'widgets', 'libs', 'backend'];
const ENGLISH = /messages\.en\.ts$/;

const sourceFiles = folders.flatMap((folder) => filesIn(folder, /(?<!\.spec)\.tsx?$/));
const catalogues = sourceFiles.filter((file) => ENGLISH.test(file));
const packageOf = (file: string) => file.slice(0, file.indexOf('/src/'));
const read = async (file: string) => (await import(pathToFileURL(inRoot(file)).href)) as Messages;
const sourcesOf = (file: string) =>
  sourceFiles
    .filter((other) => packageOf(other) === packageOf(file) && !/messages(\.\w\w)?\.ts$/.test(other))
    .map((other) => ({ file: other, text: readFileSync(inRoot(other), 'utf8') }));

describe('The message catalogues', () => {
  it('are in all languages of a site', () => {
    expect(languages().sort()).toEqual([...siteLanguages].sort());
  });

  it.each(languages().filter((language) => language !== 'en'))(
    'have the same messages in English and in “%s”, translated',
    async (language) => {
      const faults = catalogues.map(async (file) => {
        const translated = file.replace(ENGLISH, `messages.${language}.ts`);
        if (!sourceFiles.includes(translated)) return [`${translated}: is missing`];
        const found = catalogueFaults(await read(file), await read(translated));
        return found.map((fault) => `${translated}: ${fault}`);
      });
      expect((await Promise.all(faults)).flat()).toEqual([]);
    },
  );

  it('have no message that nothing uses', async () => {
    const unused = catalogues.map(async (file) =>
      unusedMessages(await read(file), sourcesOf(file)).map(
        (message) => `${path.posix.normalize(file)}: ${message}`,
      ),
    );
    expect((await Promise.all(unused)).flat()).toEqual([]);
  });
});
