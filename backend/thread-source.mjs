// Starts a worker from TypeScript sources, which Node 20 cannot read, in tools and tests.
import { register } from 'node:module';
import { workerData } from 'node:worker_threads';

register('../tools/test/compile-hooks.mjs', import.meta.url);
await import(workerData.program.replace(/\.js$/, '.ts'));
