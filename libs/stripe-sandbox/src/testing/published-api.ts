import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import qs from 'qs';

interface Description {
  components: object;
  paths: Record<string, { post?: { requestBody?: { content: Record<string, { schema: object }> } } }>;
}

/** Path of Stripe's OpenAPI description (https://github.com/stripe/openapi); undefined if not set. */
export const descriptionPath = process.env['STRIPE_OPENAPI'];

/** Returns a function that checks a form-encoded body against the published description. */
export function publishedBodies(path: string): (endpoint: string, body: string) => boolean {
  const description = JSON.parse(readFileSync(path, 'utf8')) as Description;
  const ajv = new Ajv({ strict: false, coerceTypes: true, validateFormats: false });
  ajv.addSchema({ $id: 'stripe', components: description.components });
  const compiled = new Map<string, ValidateFunction>();
  const checkOf = (endpoint: string): ValidateFunction => {
    const known = compiled.get(endpoint);
    if (known) return known;
    const content = description.paths[endpoint]?.post?.requestBody?.content;
    const schema = content?.['application/x-www-form-urlencoded']?.schema;
    if (!schema) throw new Error(`The description has no form body for ${endpoint}.`);
    const check = ajv.compile(withOurReferences(schema) as object);
    compiled.set(endpoint, check);
    return check;
  };
  return (endpoint, body) => checkOf(endpoint)(qs.parse(body, { depth: 12 }));
}

function withOurReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withOurReferences);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== 'nullable')
      .map(([name, inner]: [string, unknown]) => [
        name,
        name === '$ref' && typeof inner === 'string' ? `stripe${inner}` : withOurReferences(inner),
      ]),
  );
}
