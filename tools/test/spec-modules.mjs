// For the processes that run the specs: `node --import ./tools/test/spec-modules.mjs`.
import { register } from 'node:module';
import { isMainThread } from 'node:worker_threads';

// A thread is started with what its process loads first, and brings a translator of its own: `backend/thread-source.mjs`.
if (isMainThread) register('./spec-module-hooks.mjs', import.meta.url);
