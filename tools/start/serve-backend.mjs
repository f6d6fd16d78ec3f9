// The backend for `npm run dev`, from compiled files instead of the bundle. Loads packages ahead, then waits for a message
// before it starts.
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';

import { inRoot } from './paths.mjs';

/** Our own packages, which change, and those that the backend loads at first use. */
const later = /^@(lectern|aws-sdk|fontsource|simplewebauthn)\/|^(openai|pdfkit|pdfjs-dist)$/;

const started = once(process, 'message');
// The parent is gone.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
const { dependencies } = JSON.parse(await readFile(inRoot('backend/package.json'), 'utf8'));
const ahead = Object.keys(dependencies).filter((name) => !later.test(name));
await Promise.allSettled(ahead.map((name) => import(name)));
await started;
const { runLectern } = await import(inRoot('backend/dist/run-lectern.js'));
await runLectern();
process.send?.('open');
