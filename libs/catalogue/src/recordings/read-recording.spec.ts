import { describe, expect, it } from '@jest/globals';
import { mp3Seconds } from './read-recording.js';

function frames(count: number, header: number, sizeBytes: number): Buffer {
  const frame = Buffer.alloc(sizeBytes);
  frame.writeUInt32BE(header);
  return Buffer.concat(Array<Buffer>(count).fill(frame));
}

describe('the duration of an MP3', () => {
  // 128 kbit/s at 44,100 Hz, 1,152 samples per frame of 417 bytes.
  const music = frames(100, 0xff_fb_90_00, 417);

  it('is the sum of all frames', () => {
    expect(mp3Seconds(music)).toBeCloseTo((100 * 1152) / 44_100, 6);
  });

  it('uses half the samples per frame at the lower rates of voice recordings', () => {
    // MPEG 2: 64 kbit/s at 22,050 Hz.
    expect(mp3Seconds(frames(100, 0xff_f3_80_00, 208))).toBeCloseTo((100 * 576) / 22_050, 6);
  });

  it('ignores tags before the frames and data after them', () => {
    const tag = Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\x01\0', 'latin1'), Buffer.alloc(128)]);
    const after = Buffer.from('TAG and a title');
    expect(mp3Seconds(Buffer.concat([tag, music, after]))).toBe(mp3Seconds(music));
  });

  it('is zero for a file that is no MP3', () => {
    expect([mp3Seconds(Buffer.from('words')), mp3Seconds(Buffer.alloc(0))]).toEqual([0, 0]);
  });
});
