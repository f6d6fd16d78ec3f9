import { accessSync, constants, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

import { inRoot } from './paths.mjs';

const usage = `npm start                   the site of CONTENT_DIR, or of this repository
npm start -- --new <folder>  a site of your own: five questions, and it opens
npm start -- --demo          the sample site, with data of its own`;

/** Settings of another site, whose data and services the sample must not use. */
const ofAnotherSite =
  /^((CONTENT_DIR|DATA_DIR|PUBLIC_URL|ROLE|TIME_ZONE|GA_MEASUREMENT_ID|ALLOW_STAND_INS)$|(BACKUP|DATABASE|MAIL|OPENAI|REDIS|S3|SITE_KEYS|SMTP|SPEECH|STRIPE)(_|$))/;

/** The first run writes it last (first-run-folder.ts of the catalogue, which is not installed yet). */
const siteFile = 'site.json';
/** Of a folder that the first run has begun to write. */
const draftFolder = '.first-run';

/** The arguments name no site. The message is for the person who starts it. */
export class UnknownSite extends Error {}

/**
 * Arguments with those that npm took for settings of its own, because `--` was missing: `npm start --new ../anna`.
 * @param {string[]} args @param {NodeJS.ProcessEnv} env
 */
function withoutSeparator(args, env) {
  const { npm_config_demo: demo, npm_config_new: folder } = env;
  const begun = folder ? ['--new', ...(folder === 'true' ? [] : [folder])] : [];
  return [...(demo ? ['--demo'] : []), ...begun, ...args];
}

/**
 * Sets the environment of the site that the arguments of `npm start` name. Without arguments it stays as it is.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined} a sentence for the person who starts it
 * @throws {UnknownSite}
 */
export function chooseSite(args, env) {
  const all = withoutSeparator(args, env);
  if (all.includes('--demo') && all.includes('--new'))
    throw new UnknownSite(`--demo and --new are two different sites. Choose one of them.\n\n${usage}`);
  const [option, name, ...others] = all;
  if (option === undefined) return undefined;
  if (option === '--demo' && name === undefined) return chooseDemo(env);
  if (option !== '--new' || !name || name.startsWith('-') || others.length > 0) throw new UnknownSite(usage);
  // npm changes into the repository's folder.
  const folder = path.resolve(env.INIT_CWD ?? process.cwd(), name);
  if (!hasSite(folder)) refuseUnfit(folder);
  env.CONTENT_DIR = folder;
  // The sample's database is in the usual place.
  env.DATA_DIR = env.DATA_DIR?.trim() || `${folder}-data`;
  return `The site is in ${folder}, its orders and readers in ${env.DATA_DIR}. Keep both.`;
}

/** @param {NodeJS.ProcessEnv} env */
function chooseDemo(env) {
  for (const setting of Object.keys(env).filter((each) => ofAnotherSite.test(each))) delete env[setting];
  // The usual place may have the data of a site in CONTENT_DIR.
  env.DATA_DIR = inRoot('.data-demo');
  return 'This is the sample site. It uses no service and no data of another one.';
}

/** @param {string} place */
const find = (place) => statSync(place, { throwIfNoEntry: false });

/** @param {string} folder */
function hasSite(folder) {
  try {
    return readdirSync(folder).includes(siteFile);
  } catch {
    return false;
  }
}

/**
 * Refuses a folder that cannot become a new site, before anything is installed or built for it.
 * @param {string} folder
 * @throws {UnknownSite}
 */
function refuseUnfit(folder) {
  const existing = nearest(folder);
  if (!find(existing)?.isDirectory())
    throw new UnknownSite(`${existing} is a file. Name a folder that does not exist yet.`);
  try {
    accessSync(existing, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new UnknownSite(
      `${folder} cannot be written: you may not write in ${existing}. Name another folder.`,
    );
  }
  if (existing !== folder) return;
  const names = readdirSync(folder);
  // Systems put such files into empty folders and disks.
  const isEmpty = names.every((each) => each.startsWith('.') || each === 'lost+found');
  if (!isEmpty && !names.includes(draftFolder))
    throw new UnknownSite(`${folder} is not empty and has no site. Name a folder that does not exist yet.`);
}

/** The place itself, or the nearest folder above that exists. @param {string} place @returns {string} */
function nearest(place) {
  try {
    if (find(place)) return place;
  } catch {
    // A file is above it, or a folder that may not be read.
  }
  return nearest(path.dirname(place));
}
