import { readFileSync } from 'node:fs';
import path from 'node:path';

import { parse } from 'yaml';

import { interpolate, type Variables } from './interpolate.js';

export interface ComposeHealthcheck {
  test: string[];
  disable?: boolean;
}

/** The fields of a service that this project's file uses. */
export interface ComposeService {
  image: string;
  build?: { context: string; dockerfile: string };
  command?: string[];
  environment?: Record<string, string>;
  ports?: string[];
  volumes?: string[];
  networks?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck: ComposeHealthcheck;
  restart: string;
  profiles?: string[];
  stop_grace_period?: string;
  user?: string;
  read_only?: boolean;
  cap_add?: string[];
  cap_drop?: string[];
  deploy?: { replicas: string };
  mem_limit?: string;
}

export interface ComposeFile {
  services: Record<string, ComposeService>;
  volumes: Record<string, unknown>;
  networks: Record<string, { internal?: boolean } | null>;
}

/** The repository's folder. */
export const root = path.resolve(import.meta.dirname, '../..');

export const composePath = path.join(root, 'docker-compose.yml');

function interpolateAll(value: unknown, variables: Variables): unknown {
  if (typeof value === 'string') return interpolate(value, variables);
  if (Array.isArray(value)) return value.map((each) => interpolateAll(each, variables));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, interpolateAll(each, variables)]),
  );
}

/**
 * docker-compose.yml as Compose would take it with these variables.
 * @throws for a variable that the file demands and that is missing
 */
export function readComposeFile(variables: Variables): ComposeFile {
  const parsed: unknown = parse(readFileSync(composePath, 'utf8'), { merge: true });
  return interpolateAll(parsed, variables) as ComposeFile;
}
