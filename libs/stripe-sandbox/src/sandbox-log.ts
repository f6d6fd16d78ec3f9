/** Log entries of the sandbox. They never contain keys, client secrets, card numbers, or query strings. */
export type SandboxLogLine =
  | {
      kind: 'request';
      listener: 'server' | 'browser';
      method: string;
      path: string;
      status: number;
      requestId: string;
      durationMs: number;
    }
  | {
      kind: 'webhook';
      eventId: string;
      eventType: string;
      attempt: number;
      status: number | null;
      error: string | null;
      nextAttemptAt: Date | null;
    }
  | { kind: 'failure'; where: string; error: unknown };

export type SandboxLog = (line: SandboxLogLine) => void;
