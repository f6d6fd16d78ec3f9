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
  /** A reading that is still under way: a database that hangs is not asked again at each scrape. */
  reading: ReturnType<MetricsSource['read']> | undefined;
}

/** What this process counts and what it can read, for Prometheus. Names begin with `lectern_`. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private readonly sources: Entry[] = [];
  private readonly isUp: Gauge<'source'>;

  private watchesNode = false;

  constructor() {
    this.isUp = this.gauge({
      name: 'lectern_source_up',
      help: '1 when the numbers of this source could be read, 0 when not.',
      labels: ['source'],
    });
  }

  counter<Label extends string>({ name, help, labels = [] }: Definition<Label>): Counter<Label> {
    return new Counter({ name, help, labelNames: labels, registers: [this.registry] });
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

  /** Everything, in Prometheus's text format. A source that fails or is late is left out and marked as down. */
  async expose(): Promise<{ contentType: string; body: string }> {
    this.watchNode();
    await Promise.all(this.sources.map((entry) => this.read(entry)));
    return { contentType: this.registry.contentType, body: await this.registry.metrics() };
  }

  /**
   * Event loop lag, memory, garbage collection, processor time: from the first time that somebody asks, as it wakes a
   * process that is at rest a hundred times a second.
   */
  private watchNode(): void {
    if (this.watchesNode) return;
    this.watchesNode = true;
    collectDefaultMetrics({ register: this.registry });
  }

  private gauge<Label extends string>({ name, help, labels = [] }: Definition<Label>): Gauge<Label> {
    return new Gauge({ name, help, labelNames: labels, registers: [this.registry] });
  }

  private async read(entry: Entry): Promise<void> {
    const { source, gauges } = entry;
    entry.reading ??= source.read().finally(() => (entry.reading = undefined));
    const samples = await withDeadline(READ_TIMEOUT_MS, entry.reading).catch(() => undefined);
    this.isUp.set({ source: source.name }, samples ? 1 : 0);
    for (const [name, gauge] of gauges) {
      gauge.reset();
      // A gauge without labels starts again at 0, which would be a number that nobody has read.
      gauge.remove({});
      for (const { value, labels = {} } of samples?.[name] ?? []) gauge.set(labels, value);
    }
  }
}

/** One number, with what tells it from its sisters: few and known values only, never an id or an address. */
export interface Sample {
  value: number;
  labels?: Record<string, string>;
}

/** Numbers that are read where they lie (a database, a queue) at the moment when somebody asks. */
export interface MetricsSource<Name extends string = string> {
  /** Label of `lectern_source_up`, which tells whether the last reading succeeded. */
  name: string;
  /** What each number means, in Prometheus's units: seconds, bytes, or a plain count. */
  gauges: Record<Name, { help: string; labels?: readonly string[] }>;
  /** All of them at once. May fail: then they are left out of this answer. */
  read(): Promise<Record<Name, readonly Sample[]>>;
}
