// The backend as `npm run dev` runs it: from the files that each source was compiled to, not from the bundle. What
// does not change while one works is read ahead; then it waits to be told to begin.
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';

import { inRoot } from './paths.mjs';

/** Ours, which change; and what the backend reads when it first needs it. */
const later = /^@(lectern|aws-sdk|fontsource|simplewebauthn)\/|^(openai|pdfkit|pdfjs-dist)$/;

const told = once(process, 'message');
// Whoever has started it is gone.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
const { dependencies } = JSON.parse(await readFile(inRoot('backend/package.json'), 'utf8'));
const ahead = Object.keys(dependencies).filter((name) => !later.test(name));
await Promise.allSettled(ahead.map((name) => import(name)));
await told;
const { runLectern } = await import(inRoot('backend/dist/run-lectern.js'));
await runLectern();
process.send?.('open');
