// The thread as it is started from sources, in a development server or a test: Node 20 reads no TypeScript.
import { register } from 'tsx/esm/api';

register();
await import('./serve.js');
