// A thread as it is started from sources, in a tool or a test: Node 20 reads no TypeScript.
import { register } from 'node:module';
import { workerData } from 'node:worker_threads';

register('../tools/test/compile-hooks.mjs', import.meta.url);
await import(workerData.program.replace(/\.js$/, '.ts'));
