import { describe, expect, it } from '@jest/globals';
import { mp3Seconds } from './read-recording.js';

/** So many frames of silence: their header, and nothing in them. */
function frames(count: number, header: number, sizeBytes: number): Buffer {
  const frame = Buffer.alloc(sizeBytes);
  frame.writeUInt32BE(header);
  return Buffer.concat(Array<Buffer>(count).fill(frame));
}

describe('how long an MP3 plays', () => {
  // 128 kilobits a second at 44,100 samples, 1,152 of them to a frame of 417 bytes.
  const music = frames(100, 0xff_fb_90_00, 417);

  it('is the time of all its frames', () => {
    expect(mp3Seconds(music)).toBeCloseTo((100 * 1152) / 44_100, 6);
  });

  it('is half as much to a frame of the lower rates, as voices have them', () => {
    // MPEG 2: 64 kilobits at 22,050.
    expect(mp3Seconds(frames(100, 0xff_f3_80_00, 208))).toBeCloseTo((100 * 576) / 22_050, 6);
  });

  it('leaves out the tags before it, and what comes after', () => {
    const tag = Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\x01\0', 'latin1'), Buffer.alloc(128)]);
    const after = Buffer.from('TAG and a title');
    expect(mp3Seconds(Buffer.concat([tag, music, after]))).toBe(mp3Seconds(music));
  });

  it('is nothing of what is no MP3', () => {
    expect([mp3Seconds(Buffer.from('words')), mp3Seconds(Buffer.alloc(0))]).toEqual([0, 0]);
  });
});
