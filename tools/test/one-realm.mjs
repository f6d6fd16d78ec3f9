// For the processes that run the specs: `node --import ./tools/test/one-realm.mjs`.
import { register } from 'node:module';

register('./one-realm-hooks.mjs', import.meta.url);
