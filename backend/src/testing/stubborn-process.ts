// A process that stops only at a second signal, after it has printed `hurry`.
import { once } from 'node:events';

import { onShutdownSignal } from '../shutdown.js';

const print = (line: string) => process.stdout.write(`${line}\n`);
const deadline = JSON.parse(process.argv[2] ?? '{}') as { stopMs: number; sameSignalMs: number };

onShutdownSignal(
  async (hurry) => {
    print('stopping');
    await once(hurry, 'abort');
    print('hurry');
  },
  { ...deadline, cutOff: () => print('cut off') },
);
process.stdin.resume();
print('ready');
