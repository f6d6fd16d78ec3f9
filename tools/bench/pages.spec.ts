import { describe, expect, it } from '@jest/globals';

import { readWrk } from './pages.js';

const said = `Running 3s test @ http://127.0.0.1:3000/
  1 threads and 50 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     7.40ms   16.75ms 280.74ms   96.67%
    Req/Sec    10.12k     3.62k   16.17k    62.42%
  150391 requests in 3.10s, 3.34GB read`;
const rates = `Requests/sec:  10024.90
Transfer/sec:    228.27MB`;

describe('readWrk', () => {
  it('counts the answers', () => {
    expect(readWrk(`${said}\n${rates}`)).toEqual({ answers: 150391, refused: 0, failed: 0 });
  });

  it('counts answers that were not successful, and missing ones', () => {
    const errors = '  Socket errors: connect 1, read 2, write 3, timeout 4\n  Non-2xx or 3xx responses: 42';
    expect(readWrk(`${said}\n${errors}\n${rates}`)).toMatchObject({ refused: 42, failed: 10 });
  });

  it('fails if wrk could not connect', () => {
    expect(() => readWrk('unable to connect to 127.0.0.1:1 Connection refused')).toThrow(
      'unable to connect to 127.0.0.1:1',
    );
  });
});
