import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import type { OpenAPIObject } from '@nestjs/swagger';
import openapiTS, { astToString } from 'openapi-typescript';

const reference = /#\/components\/schemas\/(\w+)/g;
const named = /Schemas\['(\w+)'\]/g;

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);
}

/** The shapes that the client names: `Schemas['ProductDto']`. */
async function namedByClient(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  const files = entries.filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'));
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return texts.flatMap((text) => namesIn(text, named));
}

/**
 * TypeScript for the shapes of the API that the client names, and for those that these are made of; what nobody reads
 * is left out.
 *
 * @param folder the client's sources
 * @throws Error for a name that the API does not know
 */
export async function clientTypes(
  { openapi, info, components }: OpenAPIObject,
  folder: string,
): Promise<string> {
  const all = components?.schemas ?? {};
  const wanted = new Set(await namedByClient(folder));
  // A set that grows while it is walked is walked to its end.
  for (const name of wanted) {
    const schema = all[name];
    if (!schema) throw new Error(`The client names ${name}, which the API does not have.`);
    for (const part of namesIn(JSON.stringify(schema), reference)) wanted.add(part);
  }
  const schemas = Object.fromEntries(Object.entries(all).filter(([name]) => wanted.has(name)));
  const ast = await openapiTS(JSON.stringify({ openapi, info, paths: {}, components: { schemas } }), {
    rootTypes: false,
  });
  return brief(astToString(ast));
}

/** The shapes alone, without what says nothing: tables of calls, and marks for other languages in comments. */
function brief(text: string): string {
  const shapes = /^ {4}schemas: \{\n(?<shapes>[^]*?)^ {4}\};$/m.exec(text)?.groups?.['shapes'];
  if (shapes === undefined) throw new Error('openapi-typescript writes its schemas elsewhere.');
  return `export interface Schemas {\n${shapes}}\n`
    .replaceAll(/components\["schemas"\]\["(\w+)"\]/g, "Schemas['$1']")
    .replace(/^ *\/\*\* Format: .*\n/gm, '')
    .replace(/^ *\* (Format: .*|@enum \{\w+\})\n/gm, '')
    .replace(/\/\*\*\n *\* (@description )?(.*)\n *\*\//g, '/** $2 */')
    .replaceAll('@description ', '');
}
