import type { OpenAPIObject } from '@nestjs/swagger';

/** The parts of JSON Schema that the API description uses. */
export interface Schema {
  $ref?: string;
  allOf?: Schema[];
  type?: string;
  format?: string;
  enum?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  minLength?: number;
  maxLength?: number;
  example?: unknown;
}

export interface Call {
  method: string;
  /** `/api/admin/orders/{id}` */
  path: string;
  query: Record<string, Schema>;
  headers: string[];
  body?: { contentType: string; schema: Schema };
}

interface DescribedCall {
  parameters?: { name: string; in: string; schema?: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);

/**
 * Lists described and undescribed calls. Undescribed ones (pages of links, webhooks) get forms with common field names.
 * @param routes method and path in Express: `['get', '/d/:token']`
 */
export function callsOf(api: OpenAPIObject, routes: readonly (readonly [string, string])[]): Call[] {
  const described = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, DescribedCall>).map(([method, call]): Call => {
      const [[contentType, { schema }] = ['', { schema: {} }]] = Object.entries(
        call.requestBody?.content ?? {},
      );
      const parameters = (call.parameters ?? []).map(({ name, in: place, schema: of = {} }) => ({
        name,
        place,
        of,
      }));
      return {
        method,
        path,
        query: Object.fromEntries(
          parameters.filter(({ place }) => place === 'query').map(({ name, of }) => [name, of]),
        ),
        headers: parameters.filter(({ place }) => place === 'header').map(({ name }) => name),
        ...(contentType ? { body: { contentType, schema } } : {}),
      };
    }),
  );
  const known = new Set(described.map(({ method, path }) => `${method} ${path}`));
  const others = routes
    .map(([method, path]) => ({ method, path: path.replace(/[:*](\w+)/g, '{$1}') }))
    .filter(({ method, path }) => METHODS.has(method) && !known.has(`${method} ${path}`))
    .map(({ method, path }): Call => {
      const contentType = path.startsWith('/api/') ? 'application/json' : 'application/x-www-form-urlencoded';
      const properties = Object.fromEntries(
        ['topics', 'trackingNumber', 'path', 'event', 'payment_method', 'email', 'code'].map((name) => [
          name,
          {},
        ]),
      );
      const body = { contentType, schema: { type: 'object', properties } };
      return {
        method,
        path,
        query: { client_secret: {}, return_url: {} },
        headers: [],
        ...(method === 'get' ? {} : { body }),
      };
    });
  return [...described, ...others];
}
