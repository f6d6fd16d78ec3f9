import { afterEach, describe, expect, it } from '@jest/globals';

import { smallContent, type SmallContent } from '../testing/small-content.js';
import { readContent } from './read-content.js';

const evening = {
  id: 'evening',
  title: 'Ein Abend am See',
  type: 'reading',
  date: '2027-05-14',
  startTime: '19:30',
  venue: 'Bücherei',
};

describe('events.json', () => {
  let content: SmallContent | undefined;
  afterEach(() => content?.remove());

  const read = async (...events: object[]) => {
    content = await smallContent('de', { files: { 'events.json': { events } } });
    return readContent(content.folder);
  };

  it('may be left out', async () => {
    content = await smallContent('de');
    expect((await readContent(content.folder)).events.events).toEqual([]);
  });

  it('has events beside the standard words', async () => {
    const online = {
      id: 'chat',
      title: 'Gespräch',
      date: '2027-06-01',
      onlineUrl: 'https://meet.example/feld',
    };
    const { events } = await read(evening, { ...online, bookIds: ['nordlicht'] });
    expect(events.words.typeLabels.reading).toBe('Lesung');
    expect(events.events.map(({ id, type, bookIds }) => [id, type, bookIds])).toEqual([
      ['evening', 'reading', []],
      ['chat', 'talk', ['nordlicht']],
    ]);
  });

  it.each([
    ['an end before its start', { endTime: '18:00' }, /endTime" must be after the start/],
    ['an end on an earlier day', { endDate: '2027-05-13' }, /endDate" must not be before/],
    ['an end without a start', { startTime: undefined, endTime: '18:00' }, /startTime" is missing/],
    ['no place', { venue: undefined }, /venue" is missing/],
    ['an unknown zone', { zone: 'Mars/Olympus' }, /zone" must be a time zone/],
    ['an impossible time', { startTime: '25:00' }, /startTime" must be a time of day/],
    ['an unknown book', { bookIds: ['gone'] }, /bookIds" names the book "gone"/],
  ])('rejects %s', async (_case, change, sentence) => {
    await expect(read({ ...evening, ...change })).rejects.toThrow(sentence);
  });

  it('rejects an id that two events have', async () => {
    await expect(read(evening, evening)).rejects.toThrow(/is "evening" for the second time/);
  });
});
