import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { OWNER, ApiSession } from '../../testing/api-session.js';
import { signInOwner } from '../../testing/staff-sessions.js';
import type { SpeakingRequestDto } from './speaking.dto.js';

interface EventsDraft {
  revision: number;
  fields: { pointer: string; value: unknown }[];
  changes: object[];
}

describe('Speaking requests', () => {
  let shop: RunningShop;
  let visitor: ApiSession;
  let admin: ApiSession;

  beforeAll(async () => {
    shop = await openShop(OWNER);
    visitor = new ApiSession(shop);
    admin = await signInOwner(shop);
  });
  afterAll(() => shop.stop());

  const list = async () => (await admin.get<SpeakingRequestDto[]>('/api/admin/speaking-requests')).body;
  async function invite(topic?: string): Promise<SpeakingRequestDto | undefined> {
    const email = `${randomUUID().slice(0, 8)}@example.com`;
    const message = {
      name: 'Ruth Weaver',
      email,
      subject: 'An evening in May?',
      message: 'We are forty people.',
    };
    await visitor.post('/api/contact', { ...message, writingTimeMs: 60_000, ...(topic ? { topic } : {}) });
    return (await list()).find((each) => each.email === email);
  }
  const move = (id: string, from: string, to: string) =>
    admin.put<{ detail: string }>(`/api/admin/speaking-requests/${id}/stage`, { from, to });
  const change = (id: string, body: object) =>
    admin.put<{ detail: string }>(`/api/admin/speaking-requests/${id}`, body);
  const one = async (id: string) => (await list()).find((each) => each.id === id);

  it('open by the topic that the sender or an admin chose', async () => {
    expect(await invite('speaking')).toMatchObject({ stage: 'new', eventOn: null, place: '', version: 1 });
    expect(await invite()).toBeUndefined();
    await invite('books');
    const { rows } = await shop.pool.query(
      `SELECT message_id AS id FROM contact_threads WHERE topic = 'books'`,
    );
    await admin.put(`/api/admin/inbox/${rows[0].id}/topic`, { topic: 'speaking' });
    expect(await one(rows[0].id as string)).toMatchObject({ stage: 'new' });
  });

  it('move one step at a time, forward and back', async () => {
    const { id = '' } = (await invite('speaking')) ?? {};
    for (const [from, to] of [
      ['new', 'talking'],
      ['talking', 'offered'],
      ['offered', 'booked'],
      ['booked', 'held'],
      ['held', 'booked'],
    ] as const) {
      expect((await move(id, from, to)).status).toBe(204);
      expect((await one(id))?.stage).toBe(to);
    }
    expect((await move(id, 'booked', 'new')).body.detail).toContain('from “booked” to “new” in one step');
  });

  it('reject a move from an outdated stage and name the current one', async () => {
    const { id = '' } = (await invite('speaking')) ?? {};
    const answers = await Promise.all([move(id, 'new', 'talking'), move(id, 'new', 'declined')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.detail).toContain('in the meantime');
    const { rows } = await shop.pool.query('SELECT action FROM audit_log WHERE subject_id = $1', [id]);
    expect(rows).toEqual([{ action: 'speaking-request.moved' }]);
  });

  it('store date, place, and note, and reject outdated changes by name', async () => {
    const { id = '' } = (await invite('speaking')) ?? {};
    const facts = { eventOn: '2027-05-14', place: 'Springfield', note: 'No microphone.' };
    expect((await change(id, { ...facts, version: 1 })).status).toBe(204);
    expect(await one(id)).toMatchObject({ ...facts, version: 2 });
    const late = await change(id, { ...facts, place: 'Shelbyville', version: 1 });
    expect(late).toMatchObject({
      status: 409,
      body: { detail: 'Someone changed the place (now “Springfield”) in the meantime.' },
    });
    expect((await change(id, { eventOn: null, place: '', note: '', version: 2 })).status).toBe(204);
    expect((await change(id, { ...facts, eventOn: '2027-02-30', version: 3 })).status).toBe(400);
    expect((await change(id, { ...facts, eventOn: '0000-01-01', version: 3 })).status).toBe(400);
    expect((await change(randomUUID(), { ...facts, version: 1 })).status).toBe(404);
  });

  it('become an event of the site once they are booked, with a date and a place', async () => {
    const { id = '' } = (await invite('speaking')) ?? {};
    const press = () =>
      admin.post<{ eventId: string; code: string }>(`/api/admin/speaking-requests/${id}/event`);
    expect((await press()).body.code).toBe('LEADS.SPEAKING_NOT_BOOKED');
    for (const [from, to] of [
      ['new', 'talking'],
      ['talking', 'offered'],
      ['offered', 'booked'],
    ] as const)
      await move(id, from, to);
    expect((await press()).body.code).toBe('LEADS.SPEAKING_NO_DATE');
    await change(id, { eventOn: '2027-05-14', place: 'Springfield Library', note: '', version: 1 });
    const first = await press();
    expect([first.status, (await press()).body]).toEqual([200, first.body]);
    const events = '/api/admin/content/sections/events';
    const draft = await admin.get<EventsDraft>(events);
    const { eventId } = first.body;
    expect(eventId).not.toContain(id.slice(0, 8));
    const fields = draft.body.fields.filter(({ pointer }) => pointer.startsWith(`/events/${eventId}/`));
    expect(Object.fromEntries(fields.map(({ pointer, value }) => [pointer.split('/')[3], value]))).toEqual({
      title: 'An evening in May?',
      type: 'talk',
      date: '2027-05-14',
      venue: 'Springfield Library',
    });
    const { revision } = draft.body;
    expect((await admin.post(`${events}/publish`, { revision })).status).toBe(200);
    expect((await press()).body.eventId).toBe(eventId);
    expect((await admin.get<EventsDraft>(events)).body.changes).toEqual([]);
    expect((await admin.post(`/api/admin/speaking-requests/${randomUUID()}/event`)).status).toBe(404);
  });
});
