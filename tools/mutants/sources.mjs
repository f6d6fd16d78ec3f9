import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { inRoot } from '../start/paths.mjs';
import { plant } from './plant.mjs';

/** The road from click to mail, and whose specs walk it: a folder's, or one. */
const commerce = ['commerce', 'person.integration.spec.ts', 'owner-tools/privacy'];
/** @type {Record<string, string[]>} */
const areas = {
  'commerce/payments': [...commerce, 'owner-tools/integrations', 'owner-tools/settings'],
  'commerce/orders': commerce,
  'commerce/refunds': commerce,
  'commerce/downloads': commerce,
  'commerce/guarantee': commerce,
  'commerce/receipts': commerce,
  'platform/email': [
    ...['platform/email', 'platform/jobs', 'leads', 'owner-tools/bounces', 'owner-tools/email-log'],
    ...['owner-tools/integrations', 'owner-tools/kept-emails', 'commerce', 'person.integration.spec.ts'],
    ...['email-gallery', 'mail-pace', 'keys'].map((name) => `${name}.integration.spec.ts`),
  ],
};
const base = 'backend/src';

/** @typedef {import('./plant.mjs').Mutant & { file: string }} PlantedMutant */
/** @typedef {{ file: string, planted: string, mutants: PlantedMutant[], specs: string[] }} Source */

/** @param {string} spec */
const needsDatabase = (spec) => spec.includes('.integration.');

/** @param {boolean} isQuick */
const allSpecs = (isQuick) =>
  readdirSync(inRoot(base), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.spec\.tsx?$/.test(file) && !(isQuick && needsDatabase(file)))
    .map((file) => path.posix.join(base, file));

/** Whether a spec is beside a source and called like it. @param {string} file @param {string} spec */
export const isOwn = (file, spec) => spec.startsWith(`${file.slice(0, file.lastIndexOf('.'))}.`);

/**
 * The nearest first: its own, those beside it, those above it, the rest; what needs no database before what does.
 * @param {string} file
 * @param {string} spec
 */
export function distance(file, spec) {
  const [folder, specFolder] = [path.dirname(file), path.dirname(spec)];
  const beside = isOwn(file, spec) ? -1 : 0;
  const steps = folder === specFolder ? beside : folder.startsWith(`${specFolder}/`) ? 1 : 2;
  return 2 * steps + (needsDatabase(spec) ? 1 : 0);
}

/**
 * Plants every change in the sources of the road, or in those whose path contains one of some words.
 * @param {string[]} only
 * @param {boolean} [isQuick] with the specs that need no database
 * @returns {Source[]}
 */
export function plantSources(only, isQuick = false) {
  let nextId = 1;
  const specs = allSpecs(isQuick);
  return Object.entries(areas).flatMap(([area, owners]) => {
    const folder = path.posix.join(base, area);
    const files = readdirSync(inRoot(folder)).map((name) => path.posix.join(folder, name));
    const wanted = files.filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        !/\.spec\./.test(file) &&
        (only.length === 0 || only.some((words) => file.includes(words))),
    );
    const owned = owners.map((owner) => path.posix.join(base, owner));
    const belonging = specs.filter((spec) =>
      owned.some((owner) => spec === owner || spec.startsWith(`${owner}/`)),
    );
    return wanted.map((file) => {
      const { planted, mutants } = plant(file, readFileSync(inRoot(file), 'utf8'), nextId);
      nextId += mutants.length;
      return {
        file,
        planted,
        mutants: mutants.map((mutant) => ({ ...mutant, file })),
        specs: belonging.sort((one, other) => distance(file, one) - distance(file, other)),
      };
    });
  });
}
