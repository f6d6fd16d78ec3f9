import { samplesPerSecond } from './sound.js';

const headerBytes = 44;
const bytesPerSample = 2;

/** Two channels as a WAV file of 16 bits. */
export function waveFile({ left, right }: { left: Float32Array; right: Float32Array }): Buffer {
  const dataBytes = left.length * 2 * bytesPerSample;
  const file = Buffer.alloc(headerBytes + dataBytes);
  file.write('RIFF', 0, 'ascii');
  file.writeUInt32LE(headerBytes - 8 + dataBytes, 4);
  file.write('WAVEfmt ', 8, 'ascii');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(2, 22);
  file.writeUInt32LE(samplesPerSecond, 24);
  file.writeUInt32LE(samplesPerSecond * 2 * bytesPerSample, 28);
  file.writeUInt16LE(2 * bytesPerSample, 32);
  file.writeUInt16LE(8 * bytesPerSample, 34);
  file.write('data', 36, 'ascii');
  file.writeUInt32LE(dataBytes, 40);
  for (let index = 0; index < left.length; index += 1) {
    const place = headerBytes + index * 2 * bytesPerSample;
    file.writeInt16LE(sixteenBits(left[index]), place);
    file.writeInt16LE(sixteenBits(right[index]), place + bytesPerSample);
  }
  return file;
}

function sixteenBits(value = 0): number {
  return Math.round(Math.max(-1, Math.min(1, value)) * 32_767);
}
