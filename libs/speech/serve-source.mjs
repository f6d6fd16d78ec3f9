// Starts the worker from TypeScript sources in tools and tests: Node 20 cannot load TypeScript.
import { register } from 'node:module';

register('../../tools/test/compile-hooks.mjs', import.meta.url);
await import('./src/thread/serve.js');
