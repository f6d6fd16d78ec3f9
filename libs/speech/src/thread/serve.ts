import { parentPort } from 'node:worker_threads';
import { say } from '../flite/say.js';
import { SoundError } from '../sound.js';
import { record } from '../studio/record.js';
import type { EngineAnswer, EngineRequest } from './engine-thread.js';

async function answerOf(request: EngineRequest): Promise<[EngineAnswer, ArrayBufferLike[]]> {
  try {
    if (request.kind === 'speak') {
      const result = await say(request.text, request.voice);
      return [{ result }, [result.samples.buffer]];
    }
    const result = await record(request.pieces, request.tags);
    return [{ result }, [result.mp3.buffer]];
  } catch (error) {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    return [{ failure: { message, stack, isSoundError: error instanceof SoundError } }, []];
  }
}

parentPort?.on('message', (request: EngineRequest) => {
  void answerOf(request).then(([answer, handedOver]) => {
    parentPort?.postMessage(answer, handedOver as ArrayBuffer[]);
  });
});
