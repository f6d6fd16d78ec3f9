import type { Measured } from './measure-preview.js';

const shortestSeconds = 2 * 60;
const longestSeconds = 3 * 60 + 10;
const wantedLufs = -18;
const spareLu = 0.5;
const highestPeakDb = -3;
const longestSilenceMs = 2_000;

/** What is wrong with a preview, in words; nothing when it keeps what is promised. */
export function faultsOf(
  { seconds, sampleRate, channels, lufs, peakDb, longestSilenceMs: silenceMs, texts, hasCover }: Measured,
  { title, voice }: { title: string; voice: string },
): string[] {
  const promises: [boolean, string][] = [
    [seconds >= shortestSeconds && seconds <= longestSeconds, `lasts ${Math.round(seconds)} s`],
    [sampleRate === 44_100 && channels === 1, `has ${channels} channels of ${sampleRate} Hz`],
    [Math.abs(lufs - wantedLufs) <= spareLu, `is as loud as ${lufs.toFixed(1)} LUFS`],
    [peakDb <= highestPeakDb, `has a peak of ${peakDb.toFixed(1)} dB`],
    [silenceMs <= longestSilenceMs, `is silent for ${(silenceMs / 1000).toFixed(1)} s`],
    [texts.TIT2?.includes(title) ?? false, 'does not name its book'],
    [texts.TPE1?.includes(voice) ?? false, 'does not name its voice'],
    [/synthetic voice/i.test(texts.COMM ?? ''), 'does not say that the voice is synthetic'],
    [hasCover, 'has no cover'],
  ];
  return promises.filter(([isKept]) => !isKept).map(([, fault]) => fault);
}
