import type { OpenAPIObject } from '@nestjs/swagger';
import fc from 'fast-check';

import type { Call, Schema } from './api-calls.js';
import { type Body, brokenJson, brokenMultipart, json, multipart, urlencoded } from './fuzzed-bodies.js';
import { escaped, oddAddressPart, oddValue } from './odd-values.js';
import type { RawRequest } from './raw-request.js';

/** Existing values, so that calls pass validation: by field name, and ids of rows. */
export interface KnownValues {
  byName: Record<string, string | readonly string[]>;
  ids: string[];
}

/** Generates requests that are mostly valid, with some invalid parts. */
export class FuzzedRequests {
  private readonly schemas: Record<string, Schema>;

  constructor(
    api: OpenAPIObject,
    private readonly known: KnownValues,
  ) {
    this.schemas = (api.components?.schemas ?? {}) as Record<string, Schema>;
  }

  to(call: Call, headers: () => Record<string, string>): fc.Arbitrary<RawRequest> {
    return fc
      .tuple(this.target(call), this.headersOf(call), this.bodyOf(call), fc.integer({ min: 0, max: 99 }))
      .map(([target, own, body, luck]) => ({
        method: luck === 0 ? 'PROPFIND' : call.method.toUpperCase(),
        target,
        headers: { ...headers(), ...own, ...body?.headers },
        ...(body ? { body: body.bytes } : {}),
      }));
  }

  /** Valid requests with a NUL in one text each. */
  withNul(call: Call, headers: () => Record<string, string>, seed: number): RawRequest[] {
    const { method, path, query, body } = call;
    const good = <T>(of: fc.Arbitrary<T>): T => fc.sample(of, { seed, numRuns: 1 })[0] as T;
    const fill = (odd?: string) =>
      path.replace(/\{(\w+)\}/g, (_, name: string) =>
        odd === name ? '%00' : escaped(good(this.text({}, name))),
      );
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
    const of = body ? good(this.object(body.schema, 'valid')) : {};
    const written = (value: Record<string, unknown>) =>
      body?.contentType === 'multipart/form-data' ? multipart(value) : json(JSON.stringify(value));
    const send = (target: string, value = of): RawRequest => {
      const sent = body ? written(value) : undefined;
      const own = { ...headers(), ...sent?.headers };
      return { method: method.toUpperCase(), target, headers: own, ...(sent ? { body: sent.bytes } : {}) };
    };
    return [
      ...names.map((name) => send(fill(name))),
      ...Object.keys(query).map((name) => send(`${fill()}?${name}=%00`)),
      ...Object.keys(this.resolve(body?.schema ?? {}).properties ?? {}).map((name) =>
        send(fill(), { ...of, [name]: '\0' }),
      ),
    ];
  }

  private target({ path, query }: Call): fc.Arbitrary<string> {
    const parts = path.split(/(\{\w+\})/).map((part) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1];
      return name === undefined
        ? fc.constant(part)
        : mostly(this.text({}, name).map(escaped), oddAddressPart);
    });
    const pairs = Object.entries(query).map(([name, schema]) =>
      fc.option(
        mostly(
          this.valid(schema, name).map((value) => `${name}=${escaped(String(value))}`),
          oddPair(name),
        ),
        { nil: undefined },
      ),
    );
    return fc.tuple(fc.tuple(...parts), fc.tuple(...pairs)).map(([texts, present]) => {
      const search = present.filter((pair) => pair !== undefined).join('&');
      return texts.join('') + (search ? `?${search}` : '');
    });
  }

  private headersOf({ headers }: Call): fc.Arbitrary<Record<string, string>> {
    const named = headers.map((name) => fc.record({ [name.toLowerCase()]: oddHeader }, { requiredKeys: [] }));
    const odd = fc.oneof(
      { weight: 8, arbitrary: fc.constant({}) },
      { weight: 1, arbitrary: fc.constantFrom(...ODD_HEADERS) },
    );
    return fc.tuple(odd, ...named).map((all) => Object.assign({}, ...all) as Record<string, string>);
  }

  private bodyOf({ body }: Call): fc.Arbitrary<Body | undefined> {
    if (!body)
      return mostly(fc.constant(undefined), fc.constantFrom(...['', '{}', '[', 'null', 'a=1']).map(json));
    const object = this.object(body.schema, 'odd');
    if (body.contentType === 'multipart/form-data')
      return mostly(object.map(multipart), object.map(brokenMultipart));
    if (body.contentType === 'application/json')
      return object.chain((value) => mostly(fc.constant(json(JSON.stringify(value))), brokenJson(value)));
    return mostly(object.map(urlencoded), object.chain(brokenJson));
  }

  private object(schema: Schema, kind: 'odd' | 'valid'): fc.Arbitrary<Record<string, unknown>> {
    const { properties = {}, required = [] } = this.resolve(schema);
    const fields = Object.entries(properties).map(([name, of]): [string, fc.Arbitrary<unknown>] => [
      name,
      kind === 'valid' ? this.valid(of, name) : mostly(this.valid(of, name), oddValue),
    ]);
    const record = fc.record(Object.fromEntries(fields), { requiredKeys: required });
    if (kind === 'valid') return record;
    const more = fc.option(fc.tuple(fc.constantFrom('isAdmin', '__proto__', 'constructor', ''), oddValue), {
      freq: 6,
    });
    return fc
      .tuple(record, more)
      .map(([value, other]) => (other ? { ...value, [other[0]]: other[1] } : value));
  }

  private resolve(schema: Schema): Schema {
    const { $ref, allOf = [], ...own } = schema;
    const named = $ref ? this.resolve(this.schemas[$ref.split('/').at(-1) ?? ''] ?? {}) : {};
    return Object.assign({}, named, ...allOf.map((each) => this.resolve(each)), own) as Schema;
  }

  private valid(reference: Schema, name: string): fc.Arbitrary<unknown> {
    const schema = this.resolve(reference);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    if (schema.properties) return this.object(schema, 'valid');
    if (schema.items) return fc.array(this.valid(schema.items, name), { maxLength: 3 });
    if (schema.type === 'boolean') return fc.boolean();
    if (schema.type === 'integer' || schema.type === 'number') return fc.constantFrom(1, 0, 2, 30, 999);
    return this.text(schema, name);
  }

  private text(schema: Schema, name: string): fc.Arbitrary<string> {
    const known = this.known.byName[name] ?? schema.example;
    if (Array.isArray(known)) return fc.constantFrom(...known.map(String));
    if (known !== undefined) return fc.constant(String(known));
    if (schema.format === 'email') return fc.constant('ruth@example.com');
    if (schema.format === 'date-time')
      return fc.constantFrom('2026-11-23T09:00:00Z', '2031-01-01T00:00:00+14:00');
    if (schema.format === 'date') return fc.constantFrom('2026-11-23', '2024-02-29');
    if (schema.format === 'uuid' || /id$/i.test(name)) return fc.constantFrom(...this.known.ids);
    const { minLength = 1, maxLength = 60 } = schema;
    return fc.string({
      unit: 'grapheme',
      minLength,
      maxLength: Math.max(minLength, Math.min(maxLength, 60)),
    });
  }
}

/** Six of seven are valid: of two faults, only the first would be detected. */
const mostly = <T, U>(good: fc.Arbitrary<T>, odd: fc.Arbitrary<U>) =>
  fc.oneof({ weight: 6, arbitrary: good }, { weight: 1, arbitrary: odd });

const oddPair = (name: string) =>
  fc
    .tuple(oddAddressPart, fc.constantFrom('=', '[]=', '[a]=', '[__proto__]=', '=1&='))
    .map(
      ([value, join]) =>
        `${name}${join}${value.replaceAll(/[\0-\x20]/g, '+')}${join === '=1&=' ? `&${name}=2` : ''}`,
    );

const oddHeader = fc.oneof(
  fc.uuid(),
  fc.string({ maxLength: 300 }),
  fc.constantFrom('', 'a'.repeat(8_000), 'respond-async, wait=1e9', '\xff'),
);

const ODD_HEADERS: Record<string, string>[] = [
  { accept: 'text/html' },
  { accept: `${'*/*;q=0.1,'.repeat(500)}text/html` },
  { 'accept-encoding': 'br;q=0, gzip;q=0, identity;q=0, *;q=0' },
  { 'accept-language': '*'.repeat(4_000) },
  { cookie: '=; ; a; a=%; __proto__=1; lectern=%00' },
  { 'x-request-id': '\xff\xfe' },
  { 'x-forwarded-for': 'unknown, [::1]:80, 999.1.1.1' },
  { range: 'bytes=9-1,-0,a-b' },
  { 'if-none-match': '"'.repeat(3_000) },
  { 'if-modified-since': 'Thu, 99 Foo 99999 99:99:99' },
  { origin: 'null', 'sec-fetch-site': 'cross-site' },
  { authorization: 'Basic ====' },
  { expect: '100-continue' },
  { 'user-agent': 'Version/'.repeat(1_000) },
  { 'transfer-encoding': 'gzip' },
];
