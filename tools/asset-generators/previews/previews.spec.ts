import type { Opening } from '@lectern/catalogue/openings';
import { RecordingStudio } from '@lectern/speech';
import { sine } from '@lectern/speech/testing';
import { describe, expect, it } from '@jest/globals';
import { faultsOf, type Measured, measurePreview } from './measure-preview.js';
import { fileNameOf } from './make-preview.js';
import { readOptions } from './options.js';

const good: Measured = {
  seconds: 150,
  sampleRate: 44_100,
  channels: 1,
  lufs: -18.02,
  peakDb: -3.4,
  longestSilenceMs: 1_100,
  medianHertz: 160,
  texts: {
    TIT2: 'Finding Peace: how it begins',
    TPE1: 'Synthetic voice (warm)',
    COMM: 'Read by a synthetic voice.',
  },
  hasCover: true,
};
const said = { title: 'Finding Peace', voice: 'warm' };

describe('the check of the previews', () => {
  it('lets a good one pass', () => {
    expect(faultsOf(good, said)).toEqual([]);
  });

  it.each<[Partial<Measured>, string]>([
    [{ seconds: 119 }, 'lasts 119 s'],
    [{ seconds: 191 }, 'lasts 191 s'],
    [{ sampleRate: 48_000 }, 'has 1 channels of 48000 Hz'],
    [{ channels: 2 }, 'has 2 channels of 44100 Hz'],
    [{ lufs: -17.4 }, 'is as loud as -17.4 LUFS'],
    [{ lufs: -Infinity }, 'is as loud as -Infinity LUFS'],
    [{ peakDb: -2.9 }, 'has a peak of -2.9 dB'],
    [{ longestSilenceMs: 2_100 }, 'is silent for 2.1 s'],
    [{ texts: { ...good.texts, TIT2: 'Another' } }, 'does not name its book'],
    [{ texts: { ...good.texts, TPE1: 'Somebody' } }, 'does not name its voice'],
    [{ texts: { ...good.texts, COMM: 'Read by Eleanor.' } }, 'does not say that the voice is synthetic'],
    [{ hasCover: false }, 'has no cover'],
  ])('finds what is wrong: %j', (change, fault) => {
    expect(faultsOf({ ...good, ...change }, said)).toEqual([fault]);
  });

  it('hears a file as a player does', async () => {
    const studio = new RecordingStudio();
    const tone = { sound: sine(200, 1, 16_000, 0.5), breathMs: 1_500 };
    const { mp3 } = await studio.record([tone, tone], {
      title: 'Finding Peace',
      album: 'Previews',
      artist: 'Synthetic voice (warm)',
      comment: 'Read by a synthetic voice.',
    });
    await studio.close();
    const measured = await measurePreview(mp3);
    expect(measured.medianHertz).toBeCloseTo(200, -1);
    expect(measured.longestSilenceMs).toBeGreaterThan(1_400);
    expect(measured.longestSilenceMs).toBeLessThan(1_600);
    expect(faultsOf(measured, said)).toEqual(['lasts 5 s', 'has no cover']);
  });

  it('names a file as the specification does', () => {
    const opening = { title: "Starting Over with God's Grace" } as Opening;
    expect(fileNameOf({ opening, voice: 'warm' })).toBe('Starting_Over_with_God_s_Grace_warm_preview.mp3');
  });

  it('takes a folder and a number of lanes', () => {
    expect(readOptions([], '/site', 2)).toEqual({ folder: '/site/.data/previews-check', lanes: 2 });
    expect(readOptions(['--to', '/tmp/a', '--lanes', '1'], '/site', 2)).toEqual({
      folder: '/tmp/a',
      lanes: 1,
    });
    expect(() => readOptions(['--lanes', '0'], '/site', 2)).toThrow('--lanes');
  });
});
