import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { root } from '../start/paths.mjs';

/** @typedef {import('./mutants-run.mjs').Fate} Fate */

/** By what they are, and not by their numbers, which are others once a line of the road is. @param {Fate[]} fates */
function namesOf(fates) {
  /** @type {Map<string, number>} */
  const alike = new Map();
  return fates.map(({ mutant: { file, within, before, after } }) => {
    const name = JSON.stringify([file, within, before, after]);
    const nth = (alike.get(name) ?? 0) + 1;
    alike.set(name, nth);
    return `${name} ${nth}`;
  });
}

/** A spec that has been written anew since may notice what has outlived it. @param {string} spec */
function textOf(spec) {
  const file = path.resolve(root, spec);
  const text = existsSync(file) ? readFileSync(file) : '';
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/**
 * What earlier runs have found out, and what this one does: which changes were noticed, and by which spec, and which specs the
 * others have outlived. They need not be tried again as long as their code is the same and no spec has lost a test.
 * @param {string} file need not be there yet
 * @param {Fate[]} fates take what was noted of them
 * @returns {() => void} notes what has become of them, beside what was noted before
 */
export function openNotes(file, fates) {
  /** @type {Record<string, string | Record<string, string>>} the spec that noticed, or the text of each that did not */
  const notes = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  /** @type {Map<string, string>} */
  const texts = new Map();
  const textNow = (/** @type {string} */ spec) => {
    const text = texts.get(spec) ?? textOf(spec);
    texts.set(spec, text);
    return text;
  };
  const names = namesOf(fates);
  for (const [at, fate] of fates.entries()) {
    const noted = notes[names[at] ?? ''];
    if (typeof noted === 'string') Object.assign(fate, { fate: 'caught', by: noted });
    if (typeof noted !== 'object') continue;
    fate.outlived = Object.keys(noted).filter((spec) => noted[spec] === textNow(spec));
    if (fate.outlived.length > 0) fate.fate = 'lives';
  }
  return () => {
    for (const [at, { by, outlived }] of fates.entries()) {
      const name = names[at] ?? '';
      if (by !== undefined) notes[name] = by;
      else if (outlived.length > 0)
        notes[name] = Object.fromEntries(outlived.map((spec) => [spec, textNow(spec)]));
    }
    // A run that is ended while it writes leaves the notes of before.
    writeFileSync(`${file}.new`, JSON.stringify(notes, null, 1));
    renameSync(`${file}.new`, file);
  };
}
