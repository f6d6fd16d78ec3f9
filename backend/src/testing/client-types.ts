import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import type { OpenAPIObject } from '@nestjs/swagger';
import openapiTS, { astToString } from 'openapi-typescript';

type Schema = Record<string, unknown>;

interface Operation {
  parameters?: { in: string; name: string; required?: boolean; schema?: Schema }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>;
}

const json = 'application/json';
const successes = ['200', '201', '202'];

/**
 * TypeScript for what the client names of the API, and nothing that nobody reads: its calls (`'get /api/products'`, or
 * `call('get', '/api/products')`), its shapes (`Schemas['ProductDto']`), and whatever these are made of.
 *
 * @param folder the client's sources
 * @throws Error for a name that the API does not know
 */
export async function clientTypes(description: OpenAPIObject, folder: string): Promise<string> {
  const sources = await sourcesOf(folder);
  const calls = Object.fromEntries(
    [...new Set(callsIn(sources, description))]
      .sort()
      .map((name) => [name, callShape(operationOf(description, name))]),
  );
  const schemas = withParts(description, [
    ...namesIn(sources, /Schemas\['(\w+)'\]/g),
    ...namesIn(JSON.stringify(calls), reference),
  ]);
  const text = [await written('Calls', calls, schemas), await written('Schemas', schemas, schemas)];
  return text.join('\n');
}

const reference = /#\/components\/schemas\/(\w+)/g;

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);
}

async function sourcesOf(folder: string): Promise<string> {
  const files = await readdir(folder, { recursive: true });
  const ours = files.filter((file) => file.endsWith('.ts') && !/(^schema|\.spec)\.ts$/.test(file));
  const texts = await Promise.all(ours.sort().map((file) => readFile(path.join(folder, file), 'utf8')));
  return texts.join('\n');
}

/** A place with a part that is chosen, `/api/admin/products/{id}/${action}`, stands for all calls that it may become. */
function callsIn(sources: string, { paths }: OpenAPIObject): string[] {
  const typed = namesIn(sources, /'((?:get|post|put|patch|delete) \/api\/[^']*)'/g);
  const made = [...sources.matchAll(/\bcall\(\s*'(\w+)',\s*['`]([^'`]+)['`]/g)].flatMap(
    ([, method = '', place = '']) => {
      if (!place.includes('${')) return [`${method} ${place}`];
      const pattern = place.split(/\$\{\w+\}/).map((part) => part.replaceAll(/[{}]/g, '\\$&'));
      const known = new RegExp(`^${pattern.join('[^/{}]+')}$`);
      return Object.entries(paths)
        .filter(([name, operations]) => known.test(name) && method in operations)
        .map(([name]) => `${method} ${name}`);
    },
  );
  return [...typed, ...made];
}

function operationOf({ paths }: OpenAPIObject, name: string): Operation {
  const [method = '', place = ''] = name.split(' ');
  const operation = (paths[place] as Record<string, Operation> | undefined)?.[method];
  if (!operation) throw new Error(`The client calls ${name}, which the API does not have.`);
  return operation;
}

/** What a call is given and what it answers, as one schema. */
function callShape({ parameters = [], requestBody, responses }: Operation): Schema {
  const answer = successes.map((status) => responses[status]?.content?.[json]?.schema).find(Boolean);
  const parts = {
    path: parametersIn('path', parameters),
    query: parametersIn('query', parameters),
    body: requestBody?.content?.[json]?.schema,
    answer,
  };
  const properties = Object.fromEntries(Object.entries(parts).filter(([, part]) => part));
  return { type: 'object', properties, required: Object.keys(properties) };
}

function parametersIn(place: string, all: NonNullable<Operation['parameters']>): Schema | undefined {
  const own = all.filter((parameter) => parameter.in === place);
  if (own.length === 0) return undefined;
  return {
    type: 'object',
    properties: Object.fromEntries(own.map(({ name, schema = {} }) => [name, schema])),
    required: own.filter(({ required }) => required).map(({ name }) => name),
  };
}

/** Shapes, with all that they are made of. */
function withParts({ components }: OpenAPIObject, names: readonly string[]): Record<string, Schema> {
  const all = (components?.schemas ?? {}) as Record<string, Schema>;
  const wanted = new Set(names);
  // A set that grows while it is walked is walked to its end.
  for (const name of wanted) {
    if (!all[name]) throw new Error(`The client names ${name}, which the API does not have.`);
    for (const part of namesIn(JSON.stringify(all[name]), reference)) wanted.add(part);
  }
  return Object.fromEntries(Object.entries(all).filter(([name]) => wanted.has(name)));
}

/** An interface of schemas, without what says nothing: marks for other languages in comments. */
async function written(
  name: string,
  wanted: Record<string, Schema>,
  all: Record<string, Schema>,
): Promise<string> {
  const others = Object.entries(all).filter(([other]) => !(other in wanted));
  // What is wanted comes first and ends where the others begin.
  const schemas = { ...wanted, [end]: {}, ...Object.fromEntries(others) };
  const document = {
    openapi: '3.0.0',
    info: { title: name, version: '1' },
    paths: {},
    components: { schemas },
  };
  const text = astToString(await openapiTS(JSON.stringify(document), { rootTypes: false }));
  const [, shapes] = new RegExp(`^ {4}schemas: \\{\\n([^]*?)^ *"?${end}"?:`, 'm').exec(text) ?? [];
  if (shapes === undefined) throw new Error('openapi-typescript writes its schemas elsewhere.');
  return `export interface ${name} {\n${shapes}}\n`
    .replaceAll(/components\["schemas"\]\["(\w+)"\]/g, "Schemas['$1']")
    .replace(/^ *\/\*\* Format: .*\n/gm, '')
    .replace(/^ *\* (Format: .*|@enum \{\w+\})\n/gm, '')
    .replace(/\/\*\*\n *\* (@description )?(.*)\n *\*\//g, '/** $2 */')
    .replaceAll('@description ', '');
}

const end = 'EndOfWhatIsWanted';
