/** One node of schema.org data. */
export type JsonLd = Record<string, unknown>;
