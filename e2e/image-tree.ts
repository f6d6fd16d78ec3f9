import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** The folder of the container image, assembled as in its Dockerfile. */
export interface ImageTree {
  folder: string;
  remove(): Promise<void>;
}

export async function assembleImageTree(): Promise<ImageTree> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lectern-image-'));
  // As in the image: readable by all, writable by the owner.
  await chmod(folder, 0o755);
  const remove = () => rm(folder, { recursive: true, force: true });
  const program = spawn(process.execPath, ['deploy/assemble-tree.mjs', folder], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (text) => (said += String(text)));
  const [code] = (await once(program, 'close')) as [number];
  if (code === 0) return { folder, remove };
  await remove();
  throw new Error(`The folder of the image could not be put together:\n${said}`);
}
