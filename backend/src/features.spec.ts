import 'reflect-metadata';

import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from '@jest/globals';

import { features } from './features.js';
import { emailGallery } from './email-gallery.module.js';

const named = new Set(
  [...features, emailGallery].flatMap(({ entities = [], controllers = [] }) =>
    [...entities, ...controllers].map((part) => ('name' in part ? part.name : '')),
  ),
);

const here = new URL('.', import.meta.url);
const files = readdirSync(here, { recursive: true, encoding: 'utf8' });

/** Classes in files of this kind, except DTOs. */
const classesOf = (kind: string) =>
  files
    .filter((file) => file.endsWith(`.${kind}.ts`))
    .flatMap((file) => [
      ...readFileSync(new URL(file, here), 'utf8').matchAll(/^export class (?!\w+Dto )(\w+)/gm),
    ])
    .map(([, name = '']) => name);

describe('The list of features', () => {
  it.each(['entity', 'controller'])('contains each %s', (kind) => {
    const classes = classesOf(kind);
    expect(classes.length).toBeGreaterThan(20);
    expect(classes.filter((name) => !named.has(name))).toEqual([]);
  });
});
