import { describe, expect, it } from '@jest/globals';

import { readComposeFile } from './compose-file.js';

const { services } = readComposeFile({ POSTGRES_PASSWORD: 'apple42' });
const { postgres, redis } = services;
const everyone = Object.entries(services);

describe('docker-compose.yml', () => {
  it.each(everyone)('protects the machine from %s', (_, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      ulimits: { nofile: { soft: 16_384, hard: 16_384 } },
      mem_limit: expect.stringMatching(/^\d+[mg]$/),
      pids_limit: expect.any(Number),
      logging: { driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } },
    });
  });

  it('gives a capability back only to the proxy, for its ports', () => {
    const given = everyone.flatMap(([name, { cap_add = [] }]) => cap_add.map((right) => [name, right]));
    expect(given).toEqual([['proxy', 'NET_BIND_SERVICE']]);
  });

  it('runs database and job store as their own users', () => {
    expect([postgres?.user, redis?.user]).toEqual(['postgres', 'redis']);
  });
});
