import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { loadDefinition } from './load-definition.js';

const signal = new AbortController().signal;
const withKind = (kind: string) => ({
  questionnaire: 'companion',
  results: {},
  steps: [{ groups: [{ questions: [{ kind }] }] }],
});

describe('questionnaire definition', () => {
  let server: Server;
  let url: string;
  let answer: { status: number; body: string };

  beforeEach(async () => {
    server = createServer((_request, response) => {
      response.writeHead(answer.status).end(answer.body);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/legal-questionnaire.json`;
  });
  afterEach(async () => {
    server.close();
    await once(server, 'close');
  });

  it('is accepted if the widget supports all its questions', async () => {
    answer = { status: 200, body: JSON.stringify(withKind('one')) };
    await expect(loadDefinition(url, 'companion', signal)).resolves.toEqual(withKind('one'));
  });

  it.each([
    ['the site answers 503', 503, '{}'],
    ['it is no JSON', 200, '<h1>Sign in to this network</h1>'],
    ['it has no steps', 200, JSON.stringify({ ...withKind('one'), steps: [] })],
    ['it asks in a way that this widget does not know', 200, JSON.stringify(withKind('drawing'))],
    ['it is another thing', 200, '{"questionnaire":"companion","steps":[{"groups":4}],"results":{}}'],
    ['it is the other questionnaire', 200, JSON.stringify({ ...withKind('one'), questionnaire: 'embedded' })],
  ])('is rejected when %s', async (_, status, body) => {
    answer = { status, body };
    await expect(loadDefinition(url, 'companion', signal)).rejects.toThrow();
  });
});
