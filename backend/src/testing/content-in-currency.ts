import { readdir } from 'node:fs/promises';

import { copyContent } from '@lectern/catalogue/testing';

const PRICE = /("(?:price|ebookPrice|paperbackPrice)": )"\$([\d,]+)(\.\d\d)?"/g;

interface Choices {
  language: string;
  country: string;
  currency: string;
}

/**
 * Copies the first author's content and sells it elsewhere: `$9.95` becomes `9,95 €`, or `995` in yen. Call it before the
 * catalogue is imported. The copy is in the temporary folder of the run, which removes it.
 */
export async function useContentIn(choices: Choices): Promise<void> {
  const content = await copyContent();
  const files = (await readdir(content.folder, { recursive: true })).filter((name) => name.endsWith('.json'));
  for (const name of files.filter((each) => !each.startsWith('made')))
    await content.rewrite(`content/${name}`, (written) =>
      written.replace(PRICE, (_, key: string, whole: string, minor = '.00') =>
        choices.currency === 'JPY'
          ? `${key}"${whole.replace(',', '')}${minor.slice(1)}"`
          : `${key}"${whole.replace(',', '.')},${minor.slice(1)} €"`,
      ),
    );
  for (const [key, value] of Object.entries(choices)) await content.set('content/site.json', key, value);
  content.use();
}
