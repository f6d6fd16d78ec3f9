import { readFileSync } from 'node:fs';

/** Version of Lectern, as in the backend's package.json. */
export function programVersion(): string {
  const manifest = readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
