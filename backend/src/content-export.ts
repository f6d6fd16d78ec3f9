import 'reflect-metadata';

import path from 'node:path';

import { site } from '@lectern/catalogue';

import { runCommand, withDatabase } from './command.js';
import { configurationFromEnvironment } from './platform/config/read-configuration.js';
import { openStoredFiles } from './platform/storage/open-stored-files.js';
import { exportOwnerContent } from './publishing/index.js';

const USAGE =
  'npm run content:export -- <folder>     writes the content with the changes of the dashboard into a new folder';

/** Writes a content folder beside the site, which may be running. */
function exportContent([folder, ...others]: readonly string[]): Promise<string> {
  if (!folder || others.length > 0) throw new Error(USAGE);
  const target = path.resolve(folder);
  const mailFrom = `"${site.author.name}" <${site.contact.email}>`;
  const configuration = configurationFromEnvironment({ mailFrom, timeZone: site.timeZone });
  return withDatabase(configuration, [], async (database) => {
    const files = await openStoredFiles(configuration);
    const { count, left } = await exportOwnerContent({ database, files }, configuration, target);
    const lines = left.map(({ file, pointer, message }) => `  ${file} ${pointer}: ${message}`);
    const rest = lines.length > 0 ? `\nThese no longer fit and are not in it:\n${lines.join('\n')}` : '';
    return `The content with ${count} changes of the dashboard is in ${target}.${rest}`;
  });
}

await runCommand(exportContent);
