import { readFileSync, readlinkSync } from 'node:fs';

/** Unit of CPU times in /proc (`USER_HZ`). */
const TICK_MS = 10;

/** Linux thread id of the calling thread; 0 on other systems. */
export function ownThreadId(): number {
  try {
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1)) || 0;
  } catch {
    return 0;
  }
}

/** CPU time of a thread of this process, in milliseconds; undefined on systems other than Linux. */
export function threadCpuMs(threadId: number): number | undefined {
  try {
    const line = readFileSync(`/proc/self/task/${threadId}/stat`, 'latin1');
    // Fields 14 and 15 of proc(5), counted after the name, which may contain spaces.
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return undefined;
  }
}
