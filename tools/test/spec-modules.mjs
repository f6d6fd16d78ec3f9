// For the processes that run the specs: `node --import ./tools/test/spec-modules.mjs`.
import { register } from 'node:module';

register('./spec-module-hooks.mjs', import.meta.url);
