import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { encodeWav } from '@lectern/speech';

/** Errors of the real service, word for word. */
const ERRORS = {
  'wrong key': [
    401,
    {
      message:
        'Incorrect API key provided: sk-of-th***ests. You can find your API key at https://platform.openai.com/account/api-keys.',
      type: 'invalid_request_error',
      param: null,
      code: 'invalid_api_key',
    },
  ],
  'no credits': [
    429,
    {
      message:
        'You exceeded your current quota, please check your plan and billing details. For more information on this error, read the docs: https://platform.openai.com/docs/guides/error-codes/api-errors.',
      type: 'insufficient_quota',
      param: null,
      code: 'insufficient_quota',
    },
  ],
  'too fast': [
    429,
    {
      message:
        'Rate limit reached for gpt-4o-mini-tts in organization org-ofthetests on requests per min (RPM): Limit 3, Used 3, Requested 1. Please try again in 20s. Visit https://platform.openai.com/account/rate-limits to learn more.',
      type: 'requests',
      param: null,
      code: 'rate_limit_exceeded',
    },
  ],
  'server error': [
    500,
    {
      message: 'The server had an error while processing your request. Sorry about that!',
      type: 'server_error',
      param: null,
      code: null,
    },
  ],
  overloaded: [
    503,
    {
      message: 'The engine is currently overloaded, please try again later',
      type: 'server_error',
      param: null,
      code: null,
    },
  ],
  'no such model': [
    404,
    {
      message: 'The model `gpt-9-tts` does not exist or you do not have access to it.',
      type: 'invalid_request_error',
      param: null,
      code: 'model_not_found',
    },
  ],
} as const;

const SAMPLE_RATE = 24_000;
const SECONDS_PER_CHARACTER = 0.06;

export type VoiceAnswer =
  | 'speech'
  | 'silence'
  | 'half a file'
  | 'no sound'
  | 'too short'
  | 'nothing'
  | 'a broken line'
  | 'half an answer'
  | keyof typeof ERRORS;

export interface Order {
  model: string;
  input: string;
  voice: string;
  instructions?: string;
  response_format: string;
}

/** Local server of OpenAI's speech API: returns a tone for each text, or planned faults. */
export class FakeSpeechApi {
  readonly orders: Order[] = [];
  readonly keys: (string | undefined)[] = [];
  next: VoiceAnswer[] = [];
  usual: VoiceAnswer = 'speech';
  private parked: (() => void)[] | undefined;
  private parkedAt: string | undefined;
  private readonly server: Server = createServer((request, response) => {
    void this.serve(request, response);
  });

  async open(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  reset(): void {
    this.orders.length = 0;
    this.keys.length = 0;
    this.next = [];
    this.usual = 'speech';
    this.goOn();
  }

  /** Holds all requests until {@link goOn}, or only those for this text. */
  pause(text?: string): void {
    this.parked ??= [];
    this.parkedAt = text;
  }

  goOn(): void {
    const parked = this.parked ?? [];
    this.parked = undefined;
    for (const answer of parked) answer();
  }

  get texts(): string[] {
    return this.orders.map(({ input }) => input);
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat(await request.toArray().catch(() => []));
    if (request.url !== '/v1/audio/speech' || request.method !== 'POST') {
      response.writeHead(404).end();
      return;
    }
    const order = JSON.parse(body.toString()) as Order;
    this.orders.push(order);
    this.keys.push(request.headers.authorization);
    const answer = () => this.answer(this.next.shift() ?? this.usual, order, response);
    if (this.parked && (this.parkedAt ?? order.input) === order.input) this.parked.push(answer);
    else answer();
  }

  private answer(answer: VoiceAnswer, { input }: Order, response: ServerResponse): void {
    const wav = (text: string, level = 0.3) => {
      const samples = Float32Array.from(
        { length: Math.ceil(text.length * SECONDS_PER_CHARACTER * SAMPLE_RATE) },
        (_, index) => level * Math.sin((index / SAMPLE_RATE) * 2 * Math.PI * 180),
      );
      return streamed(encodeWav({ samples, sampleRate: SAMPLE_RATE }));
    };
    const send = (bytes: Buffer) => response.writeHead(200, { 'content-type': 'audio/wav' }).end(bytes);
    switch (answer) {
      case 'speech':
        send(wav(input));
        return;
      case 'silence':
        send(wav(input, 0));
        return;
      case 'too short':
        send(wav('?'));
        return;
      case 'half a file':
        send(
          encodeWav({ samples: new Float32Array(24_000).fill(0.2), sampleRate: SAMPLE_RATE }).subarray(
            0,
            20_000,
          ),
        );
        return;
      case 'no sound':
        send(Buffer.from('<!doctype html><title>Please sign in to this network</title>'));
        return;
      case 'half an answer':
        response.writeHead(200, { 'content-type': 'audio/wav' }).write(wav(input).subarray(0, 400));
        return;
      case 'a broken line':
        response.destroy();
        return;
      case 'nothing':
        return;
      default: {
        const [status, error] = ERRORS[answer];
        response
          .writeHead(status, {
            'content-type': 'application/json; charset=utf-8',
            'x-request-id': 'req_of_the_tests',
            ...(answer === 'too fast' ? { 'retry-after': '20' } : {}),
          })
          .end(JSON.stringify({ error }));
      }
    }
  }
}

/** The real service streams, so its WAV header has no length. */
function streamed(wav: Buffer): Buffer {
  wav.writeUInt32LE(0xffff_ffff, 4);
  wav.writeUInt32LE(0xffff_ffff, 40);
  return wav;
}
