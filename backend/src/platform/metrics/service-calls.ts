import { Injectable } from '@nestjs/common';

import { Metrics } from './metrics.js';

/** Services of others that the site calls. */
export type Service = 'stripe' | 's3' | 'smtp' | 'voice';

/** `refused`: the service works and rejects this call; `failed`: it cannot be used now. */
export type CallResult = 'ok' | 'refused' | 'failed';

interface Call {
  service: Service;
  /** One of few: a command or the pattern of an address, without ids. */
  operation: string;
}

const BUCKETS_S = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Measures calls to other services. */
@Injectable()
export class ServiceCalls {
  private readonly durations;
  private readonly last;

  constructor(metrics: Metrics) {
    this.durations = metrics.histogram(
      {
        name: 'lectern_service_call_duration_seconds',
        help: 'Calls to other services by operation and result: ok, refused (it answers no) or failed (it cannot be used).',
        labels: ['service', 'operation', 'result'],
      },
      BUCKETS_S,
    );
    this.last = metrics.gauge({
      name: 'lectern_service_last_call_timestamp_seconds',
      help: 'Time of the last call of this process that a service answered, and of the last that failed.',
      labels: ['service', 'result'],
    });
  }

  /** @param resultOf of a call that returned a value, and of one that threw */
  async measure<T>(
    call: Call,
    work: () => Promise<T>,
    resultOf: { value?: (value: T) => CallResult; error: (error: unknown) => CallResult },
  ): Promise<T> {
    const startedMs = performance.now();
    const record = (result: CallResult) => this.record(call, result, performance.now() - startedMs);
    try {
      const value = await work();
      record(resultOf.value?.(value) ?? 'ok');
      return value;
    } catch (error) {
      record(resultOf.error(error));
      throw error;
    }
  }

  private record({ service, operation }: Call, result: CallResult, durationMs: number): void {
    this.durations.observe({ service, operation, result }, durationMs / 1_000);
    this.last.set({ service, result: result === 'failed' ? 'failed' : 'answered' }, Date.now() / 1_000);
  }
}
