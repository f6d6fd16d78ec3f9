import { cp, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const firstAuthors = path.resolve(import.meta.dirname, '../content');

/** A day so many days from now, in UTC. */
export const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10);

const evening = {
  id: 'spring-evening',
  title: 'An evening of readings',
  type: 'reading',
  date: dayFromNow(10),
  startTime: '19:30',
  endTime: '21:00',
  venue: 'Riverside Library',
  address: '12 Mill Street, Springfield',
  url: 'https://tickets.example/spring-evening',
  description: 'Three chapters, read slowly, and your questions.',
  bookIds: ['fear-not', 'finding-peace'],
};

const events = [
  evening,
  {
    id: 'clinic',
    title: 'What a trustee does, and what a trustee does not do',
    type: 'online',
    date: dayFromNow(30),
    startTime: '12:00',
    onlineUrl: 'https://meet.example/clinic',
    zone: 'Europe/Berlin',
  },
  {
    id: 'fair',
    title: 'Book fair',
    type: 'fair',
    date: dayFromNow(60),
    endDate: dayFromNow(62),
    venue: 'Hall 3',
  },
  { id: 'porch', title: 'On the porch', date: dayFromNow(90), venue: 'Petersburg', isCancelled: true },
  {
    id: 'past',
    title: 'A class in the basement',
    type: 'workshop',
    date: '2024-05-14',
    venue: 'Grace Church',
  },
  {
    id: 'older',
    title: 'Signing at the market',
    type: 'signing',
    date: '2023-05-14',
    venue: 'Eastern Market',
  },
];

/** Copies the first author's content, and adds coming and past events. @returns its folder */
export async function eventsContent(): Promise<string> {
  const folder = path.join(await mkdtemp(path.join(tmpdir(), 'lectern-events-')), 'content');
  const filter = (source: string) => path.basename(source) !== 'made';
  await cp(firstAuthors, folder, { recursive: true, filter });
  await symlink(path.join(firstAuthors, 'made'), path.join(folder, 'made'));
  await writeFile(path.join(folder, 'events.json'), JSON.stringify({ events }));
  return folder;
}
