// The thread as it is started from sources, in a tool or a test: Node 20 reads no TypeScript.
import { register } from 'node:module';

register('../tools/test/compile-hooks.mjs', import.meta.url);
await import('./src/platform/uploads/documents/open-pdf.thread.js');
