import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';

import { runCommand } from '../start/children.mjs';
import { inRoot, root } from '../start/paths.mjs';

const migrationsFolder = 'backend/src/platform/database/migrations';

/** The commit before the newest migration: an older program whose tables lack it. @returns undefined without history */
export async function olderCommit(): Promise<string | undefined> {
  const log = ['log', '-1', '--diff-filter=A', '--format=%P', '--', `${migrationsFolder}/*-*.ts`];
  const parents = await runCommand('git', log).catch(() => '');
  return parents.split(' ')[0] || undefined;
}

/** Copies the files of this checkout, without what is ignored, such as .env. */
export async function copyCheckout(folder: string): Promise<void> {
  const list = await runCommand('git', ['ls-files', '--cached', '--others', '--exclude-standard']);
  for (const file of list.split('\n')) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    // A deleted file is listed until it is committed.
    await cp(inRoot(file), path.join(folder, file)).catch(() => undefined);
  }
}

export async function exportCommit(commit: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const archive = `${folder}.tar`;
  await runCommand('git', ['-C', root, 'archive', '--output', archive, commit]);
  await runCommand('tar', ['-xf', archive, '-C', folder]);
}

/** Builds the image of a folder. @param tag such as lectern:1 */
export async function buildImage(folder: string, tag: string): Promise<void> {
  await runCommand('docker', ['build', '-f', path.join(folder, 'deploy/Dockerfile'), '-t', tag, folder], {
    cwd: folder,
    env: { DOCKER_BUILDKIT: '1' },
  });
}
