import { describe, expect, it } from '@jest/globals';
import { assertSpoken } from './local-voice.js';
import { decodeWav, encodeWav, SoundError } from './sound.js';
import { sine } from './testing/measures.js';

const tone = sine(440, 0.5, 16_000, 0.5);
const wav = encodeWav(tone);

describe('a WAV file', () => {
  it("keeps a sound's samples", () => {
    const { samples, sampleRate } = decodeWav(wav);
    expect(sampleRate).toBe(16_000);
    expect(samples).toHaveLength(8_000);
    expect(samples.every((sample, index) => Math.abs(sample - (tone.samples[index] ?? 0)) < 1e-4)).toBe(true);
  });

  it('may have been sent before its length was known', () => {
    const streamed = Buffer.from(wav);
    streamed.writeUInt32LE(0xffff_ffff, 4);
    streamed.writeUInt32LE(0xffff_ffff, 40);
    expect(decodeWav(streamed).samples).toHaveLength(8_000);
  });

  it('may have other chunks before the data, and two channels', () => {
    const list = Buffer.concat([Buffer.from('LIST\x03\0\0\0abc\0', 'latin1')]);
    const stereo = Buffer.concat([wav.subarray(0, 36), list, wav.subarray(36)]);
    stereo.writeUInt16LE(2, 22);
    expect(decodeWav(stereo).samples).toHaveLength(4_000);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a page', Buffer.from('<html><body>Bad Gateway</body></html>')],
    ['half a header', wav.subarray(0, 20)],
    ['half a file', wav.subarray(0, wav.length - 100)],
    ['no sound', wav.subarray(0, 36)],
    ['floats', Buffer.from(wav).fill(3, 20, 21)],
    ['no rate', Buffer.from(wav).fill(0, 24, 28)],
  ])('is not %s', (_, bytes) => {
    expect(() => decodeWav(bytes)).toThrow(SoundError);
  });

  it('clips at full scale without overflow', () => {
    const { samples } = decodeWav(encodeWav({ samples: Float32Array.of(2, -2, NaN), sampleRate: 8_000 }));
    expect([...samples].map((sample) => Math.round(sample))).toEqual([1, -1, 0]);
  });
});

describe('sound from a voice', () => {
  const text = 'She had been in the chair for ten minutes.';

  it('is accepted if it can be the sentence', () => {
    expect(() => assertSpoken(sine(200, 2.5, 16_000, 0.3), text)).not.toThrow();
  });

  it.each([
    ['silence', sine(200, 2.5, 16_000, 0.0001)],
    ['nothing', { samples: new Float32Array(0), sampleRate: 16_000 }],
    ['too short for it', sine(200, 0.5, 16_000)],
    ['far too long for it', sine(200, 60, 8_000)],
  ])('is rejected if it is %s', (_, sound) => {
    expect(() => assertSpoken(sound, text)).toThrow(SoundError);
  });
});
