// For a process that a test starts from our sources: `node --import ./tools/test/compile.mjs`. They are
// compiled as for the build; what tsx makes of them lacks the types by which the backend is wired.
import { register } from 'node:module';

register('./compile-hooks.mjs', import.meta.url);
