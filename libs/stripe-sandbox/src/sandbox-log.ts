/** What the sandbox tells whoever runs it. Never holds a key, a client secret, a card number or a query string. */
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
