import { describe, expect, it } from '@jest/globals';

import { countRequests, describeFailures, type ProxiedRequest } from './request-counts.js';

const request = (method: string, status: number | undefined, ms = 1, proxy = 'nginx'): ProxiedRequest => ({
  proxy,
  method,
  status,
  startedMs: 0,
  ms,
});

describe('Requests through a proxy', () => {
  const requests = [
    ...[request('POST', 200), request('POST', 303), request('POST', 409), request('POST', 429)],
    ...[request('POST', 502), request('POST', 503, 40), request('POST', undefined), request('PUT', 500)],
    ...[request('GET', 200), request('GET', 504), request('POST', 502, 90, 'Caddy')],
  ];

  it('count as failed without an answer and with a server error', () => {
    expect(countRequests(requests, 'nginx')).toEqual({
      writes: 8,
      failedWrites: 4,
      failedReads: 1,
      worstMs: 40,
    });
  });

  it('count as nothing for a proxy that had none', () => {
    expect(countRequests(requests, 'HAProxy')).toEqual({
      writes: 0,
      failedWrites: 0,
      failedReads: 0,
      worstMs: 0,
    });
  });

  it('are described by their failures', () => {
    expect(describeFailures(requests)).toBe(
      '2 with 502, 1 with 503, 1 without an answer, 1 with 500, 1 with 504',
    );
    expect(describeFailures([request('POST', 200)])).toBe('');
  });
});
