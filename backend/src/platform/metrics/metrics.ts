import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { withDeadline } from '../deadline.js';

const READ_TIMEOUT_MS = 2_000;

interface Definition<Label extends string> {
  name: string;
  help: string;
  labels?: readonly Label[];
}

interface Entry {
  source: MetricsSource;
  gauges: Map<string, Gauge>;
  /** Pending read: a source that hangs is not read again at each scrape. */
  reading: ReturnType<MetricsSource['read']> | undefined;
}

/** Prometheus metrics of this process. Names begin with `lectern_`. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private readonly sources: Entry[] = [];
  private readonly isUp: Gauge<'source'>;

  private collectsDefaults = false;

  constructor() {
    this.isUp = this.gauge({
      name: 'lectern_source_up',
      help: '1 if the last read of this source succeeded, else 0.',
      labels: ['source'],
    });
  }

  counter<Label extends string>({ name, help, labels = [] }: Definition<Label>): Counter<Label> {
    return new Counter({ name, help, labelNames: labels, registers: [this.registry] });
  }

  gauge<Label extends string>({ name, help, labels = [] }: Definition<Label>): Gauge<Label> {
    return new Gauge({ name, help, labelNames: labels, registers: [this.registry] });
  }

  /** @param buckets upper bounds, in the unit of the name */
  histogram<Label extends string>(
    { name, help, labels = [] }: Definition<Label>,
    buckets: readonly number[],
  ): Histogram<Label> {
    return new Histogram({
      name,
      help,
      labelNames: labels,
      buckets: [...buckets],
      registers: [this.registry],
    });
  }

  addSource<Name extends string>(source: MetricsSource<Name>): void {
    const declared = Object.entries(source.gauges) as [Name, MetricsSource['gauges'][string]][];
    const gauges = new Map(declared.map(([name, gauge]) => [name as string, this.gauge({ name, ...gauge })]));
    this.sources.push({ source: source as MetricsSource, gauges, reading: undefined });
  }

  /** All metrics in Prometheus's text format. Sources that fail or time out are left out and marked as down. */
  async expose(): Promise<{ contentType: string; body: string }> {
    this.collectDefaults();
    await Promise.all(this.sources.map((entry) => this.read(entry)));
    return { contentType: this.registry.contentType, body: await this.registry.metrics() };
  }

  /**
   * Event loop lag, memory, garbage collection, CPU time. Starts at the first scrape: it wakes an idle process a
   * hundred times a second.
   */
  private collectDefaults(): void {
    if (this.collectsDefaults) return;
    this.collectsDefaults = true;
    collectDefaultMetrics({ register: this.registry });
  }

  private async read(entry: Entry): Promise<void> {
    const { source, gauges } = entry;
    entry.reading ??= source.read().finally(() => (entry.reading = undefined));
    const samples = await withDeadline(READ_TIMEOUT_MS, entry.reading).catch(() => undefined);
    this.isUp.set({ source: source.name }, samples ? 1 : 0);
    for (const [name, gauge] of gauges) {
      gauge.reset();
      // A gauge without labels resets to 0, which was not read.
      gauge.remove({});
      for (const { value, labels = {} } of samples?.[name] ?? []) gauge.set(labels, value);
    }
  }
}

/** Labels have few, known values: never ids or addresses. */
export interface Sample {
  value: number;
  labels?: Record<string, string>;
}

/** Gauges read from a database or queue at each scrape. */
export interface MetricsSource<Name extends string = string> {
  /** Label of `lectern_source_up`. */
  name: string;
  /** In Prometheus's units: seconds, bytes, or counts. */
  gauges: Record<Name, { help: string; labels?: readonly string[] }>;
  read(): Promise<Record<Name, readonly Sample[]>>;
}
