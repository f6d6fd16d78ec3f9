import { afterAll, describe, expect, it } from '@jest/globals';
import { assertSpoken, LocalSpeaker } from './local-voice.js';
import { secondsOf, SoundError } from './sound.js';
import { medianPitch } from './testing/measures.js';
import { trimmed } from './studio/record.js';
import { voiceIds } from './voices.js';

const text =
  'It was a paper grocery bag, folded over twice at the top, and she held it on her knees with both arms around it.';

describe('the local voice', () => {
  const speaker = new LocalSpeaker();
  afterAll(() => speaker.close());

  it('has four voices that differ in pitch or pace', async () => {
    const heard = [];
    for (const voice of voiceIds) {
      const sound = await speaker.speak(text, voice);
      assertSpoken(sound, text);
      heard.push({ pitch: medianPitch(sound), seconds: secondsOf(trimmed(sound)) });
    }
    for (const [index, one] of heard.entries()) {
      for (const other of heard.slice(index + 1)) {
        const pitch = Math.abs(Math.log2(one.pitch / other.pitch)) * 12;
        const pace = Math.abs(one.seconds / other.seconds - 1);
        // At least two semitones, or 25% faster.
        expect(pitch / 2 + pace / 0.25).toBeGreaterThan(1);
      }
    }
  });

  it('is deterministic', async () => {
    const [one, other] = [
      await speaker.speak('So it was me.', 'warm'),
      await speaker.speak('So it was me.', 'warm'),
    ];
    expect(Buffer.compare(Buffer.from(one.samples.buffer), Buffer.from(other.samples.buffer))).toBe(0);
  });

  it('rejects text without words, and keeps working', async () => {
    await expect(speaker.speak('… —', 'warm')).rejects.toThrow(SoundError);
    await expect(speaker.speak('Go on.', 'warm')).resolves.toHaveProperty('sampleRate', 15_360);
  });

  it('reads long texts and shell characters literally', async () => {
    const long = `${text} `.repeat(6).trim();
    assertSpoken(await speaker.speak(long, 'professional'), long);
    await expect(speaker.speak('--help $(reboot) ; -o /etc/passwd', 'warm')).resolves.toBeDefined();
  });

  it('stops on abort: before, during, and while waiting for speech', async () => {
    await expect(speaker.speak(text, 'warm', AbortSignal.abort(new Error('Too late.')))).rejects.toThrow(
      'Too late.',
    );
    const [now, later] = [new AbortController(), new AbortController()];
    const speaking = speaker.speak(text.repeat(20), 'storytelling', now.signal);
    const waiting = speaker.speak(text, 'warm', later.signal);
    const last = speaker.speak('The end.', 'warm');
    later.abort(new Error('Not that.'));
    await expect(waiting).rejects.toThrow('Not that.');
    now.abort(new Error('Enough.'));
    await expect(speaking).rejects.toThrow('Enough.');
    await expect(last).resolves.toBeDefined();
  });

  it('settles every request when it closes', async () => {
    const other = new LocalSpeaker();
    const pieces = [other.speak(text.repeat(20), 'warm'), other.speak(text, 'warm')].map((piece) =>
      expect(piece).rejects.toThrow('closed'),
    );
    await other.close();
    await Promise.all(pieces);
    await expect(other.speak(text, 'warm')).rejects.toThrow('closed');
    await other.close();
  });
});
