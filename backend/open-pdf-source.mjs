// The thread as it is started from sources, in a tool or a test: Node 20 reads no TypeScript.
import { register } from 'tsx/esm/api';

register();
await import('./src/platform/documents/open-pdf.thread.js');
