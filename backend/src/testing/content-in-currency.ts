import { cp, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const REAL = fileURLToPath(new URL('../../../content', import.meta.url));
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
  const root = await mkdtemp(path.join(tmpdir(), 'lectern-currency-'));
  const folder = path.join(root, 'content');
  const filter = (source: string) => !['manuscript', 'made'].includes(path.basename(source));
  await cp(REAL, folder, { recursive: true, filter });
  await symlink(path.join(REAL, 'made'), path.join(folder, 'made'));
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.json'));
  for (const name of files.filter((each) => !each.startsWith('made'))) {
    const file = path.join(folder, name);
    const written = await readFile(file, 'utf8');
    await writeFile(
      file,
      written.replace(PRICE, (_, key: string, whole: string, minor = '.00') =>
        choices.currency === 'JPY'
          ? `${key}"${whole.replace(',', '')}${minor.slice(1)}"`
          : `${key}"${whole.replace(',', '.')},${minor.slice(1)} €"`,
      ),
    );
  }
  const site = path.join(folder, 'site.json');
  await writeFile(site, JSON.stringify({ ...JSON.parse(await readFile(site, 'utf8')), ...choices }));
  Object.assign(process.env, { CONTENT_DIR: folder, DATA_DIR: path.join(root, 'data') });
}
