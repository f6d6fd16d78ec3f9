import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, describe, expect, it } from '@jest/globals';
import express from 'express';

import { sendCsv } from './send-csv.js';

interface Row {
  email: string;
  at: Date;
}

async function* rows(): AsyncGenerator<Row> {
  yield { email: 'ruth@example.com', at: new Date('2026-11-22T08:00:00Z') };
  yield { email: '=HYPERLINK("https://bad.example")', at: new Date(0) };
  yield { email: 'née, "Smith"\nJones', at: new Date(0) };
}

describe('A CSV file', () => {
  const app = express().get('/', (_request, response) =>
    sendCsv(
      response,
      'readers',
      [
        { key: 'email', header: 'Email' },
        { key: 'at', header: 'Subscribed' },
      ],
      rows(),
    ),
  );
  const server = createServer(app).listen(0, '127.0.0.1');
  afterAll(() => void server.close());

  it('has a header, quotes values, and escapes formulas', async () => {
    if (!server.listening) await once(server, 'listening');
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="readers.csv"');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(bytes.subarray(3).toString()).toBe(
      [
        'Email,Subscribed',
        'ruth@example.com,2026-11-22T08:00:00.000Z',
        `"'=HYPERLINK(""https://bad.example"")",1970-01-01T00:00:00.000Z`,
        '"née, ""Smith""\nJones",1970-01-01T00:00:00.000Z',
        '',
      ].join('\r\n'),
    );
  });
});
