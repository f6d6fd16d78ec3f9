import { breaths, type Sound } from '@lectern/speech';
import { describe, expect, it } from '@jest/globals';
import { read } from './read.js';

describe('a recording', () => {
  it('is read sentence by sentence, with a longer breath after a paragraph', async () => {
    const said: string[] = [];
    const sound: Sound = { samples: new Float32Array(1), sampleRate: 16_000 };
    const speaker = {
      speak: (text: string) => {
        said.push(text);
        return Promise.resolve(sound);
      },
    };
    const pieces = await read(
      ['“I don’t know,” she said. She said it twice.', 'Then she stood up.'],
      speaker,
    );
    expect(said).toEqual(['“I don’t know,” she said.', 'She said it twice.', 'Then she stood up.']);
    const { sentenceMs, paragraphMs } = breaths.warm;
    expect(pieces.map(({ breathMs }) => breathMs)).toEqual([sentenceMs, paragraphMs, paragraphMs]);
  });
});
