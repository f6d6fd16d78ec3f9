// For the processes that run specs: `node --import ./tools/test/spec-modules.mjs`.
import { register } from 'node:module';
import { isMainThread } from 'node:worker_threads';

// A thread inherits this import, but registers hooks of its own in `backend/thread-source.mjs`.
if (isMainThread) register('./spec-module-hooks.mjs', import.meta.url);
