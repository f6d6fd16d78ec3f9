import { readFile, writeFile } from 'node:fs/promises';

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

/** @param {string} path @returns {Promise<Record<string, string>>} nothing where nothing was noted yet */
const readNotes = (path) =>
  readFile(path, 'utf8').then(JSON.parse, (error) => {
    if (error.code !== 'ENOENT') throw error;
    return {};
  });

/**
 * Takes from the notes of an earlier run which changes were noticed, and by which spec: they need not be tried again as long as
 * their code is the same and no spec has lost a test.
 * @param {string} path
 * @param {Fate[]} fates
 */
export async function takeNotes(path, fates) {
  const notes = await readNotes(path);
  for (const [at, name] of namesOf(fates).entries()) {
    const by = notes[name];
    if (by !== undefined) Object.assign(fates[at] ?? {}, { fate: 'caught', by });
  }
}

/**
 * Notes what was noticed beside what was noted before.
 * @param {string} path
 * @param {Fate[]} fates
 */
export async function keepNotes(path, fates) {
  const names = namesOf(fates);
  const noticed = fates.flatMap(({ by }, at) => (by === undefined ? [] : [[names[at], by]]));
  await writeFile(
    path,
    JSON.stringify({ ...(await readNotes(path)), ...Object.fromEntries(noticed) }, null, 1),
  );
}
