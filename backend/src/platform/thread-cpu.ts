import { readFileSync, readlinkSync } from 'node:fs';

/** Unit of processor times in Linux's tables (`USER_HZ`). */
const TICK_MS = 10;

/** The system's number of the calling thread; 0 on systems other than Linux. */
export function ownThreadNumber(): number {
  try {
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1)) || 0;
  } catch {
    return 0;
  }
}

/**
 * Processor time that a thread of this process has used.
 * @returns milliseconds; undefined on systems other than Linux
 */
export function threadCpuMs(threadNumber: number): number | undefined {
  try {
    const line = readFileSync(`/proc/self/task/${threadNumber}/stat`, 'latin1');
    // Fields 14 and 15 of proc(5), counted behind the name, which may hold anything.
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return undefined;
  }
}
