import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';

import { Configuration } from '../config/configuration.js';
import { Draining } from '../draining.js';
import { drainConnections } from '../http/drain-connections.js';
import { listen } from '../http/listen.js';
import { Metrics } from '../metrics/metrics.js';
import { Readiness } from './readiness.js';

interface HealthResponse {
  status: number;
  contentType: string;
  body: string;
}

const json = (status: number, value: object): HealthResponse => ({
  status,
  contentType: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
});

/** HTTP server for /metrics, /healthz and /readyz on a port of its own, also for workers. */
@Injectable()
export class MetricsPort implements OnApplicationShutdown {
  private readonly logger = new Logger('Metrics');
  private server: Server | undefined;

  constructor(
    private readonly metrics: Metrics,
    private readonly readiness: Readiness,
    private readonly configuration: Configuration,
    private readonly draining: Draining,
  ) {}

  /** @throws ConfigurationError if the port is in use */
  async open(port: number): Promise<void> {
    this.server = createServer((request, response) => void this.answer(request, response));
    drainConnections(this.server, this.draining.signal);
    await listen(this.server, { port, host: this.configuration.host, setting: 'METRICS_PORT' });
    this.server.on('error', (error) => this.logger.error('connections could not be accepted', error));
  }

  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const { status, contentType, body } = await this.answerTo(request.url?.split('?', 1)[0]);
      response.writeHead(status, { 'content-type': contentType, 'cache-control': 'no-store' }).end(body);
    } catch (error) {
      this.logger.error('metrics scrape failed', error);
      response.writeHead(500).end();
    }
  }

  private async answerTo(path: string | undefined): Promise<HealthResponse> {
    if (path === '/metrics') return { status: 200, ...(await this.metrics.expose()) };
    if (path === '/healthz') return json(200, { status: 'alive' });
    if (path !== '/readyz') return json(404, { status: 'unknown' });
    const report = await this.readiness.report();
    return json(report.status === 'ready' ? 200 : 503, report);
  }
}
