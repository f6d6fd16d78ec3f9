import type { Broadcast, WrittenBroadcast } from '@lectern/api-client/admin';
import { useEffect, useState } from 'react';
import { api } from '../api.js';
import { useTypedText } from '../saving/index.js';
import { broadcastCopy, cacheBroadcast, fetchBroadcast } from './broadcast-data.js';
import { EmailText } from './email-text.js';

const savedOf = ({ subject, body, topic, version, savedAt, savedBy }: Broadcast) => ({
  value: { subject, body, topic: topic as WrittenBroadcast['topic'] },
  revision: version,
  ...{ savedAt, who: savedBy ?? '' },
});

/** The server trims a text and stores hard breaks as two spaces at line ends. */
const bare = (body: string): string =>
  body
    .trim()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');

const isSame = (one: WrittenBroadcast, other: WrittenBroadcast): boolean =>
  one.subject.trim() === other.subject.trim() &&
  bare(one.body) === bare(other.body) &&
  one.topic === other.topic;

/** The draft of a broadcast, saved as it is typed. */
export function useBroadcastDraft(broadcast: Broadcast) {
  const { id } = broadcast;
  const [text] = useState(() => new EmailText());
  const draft = useTypedText<WrittenBroadcast>({
    name: broadcastCopy(id),
    saved: savedOf(broadcast),
    format: text,
    isSame,
    save: async (words, revision) => {
      const now = await api.PUT('/api/admin/broadcasts/{id}', {
        params: { path: { id } },
        body: { ...words, version: revision },
      });
      cacheBroadcast(now);
      return { revision: now.version, savedAt: now.savedAt };
    },
    load: async () => savedOf(await fetchBroadcast(id)),
  });
  const { receive } = draft.saving;
  // Another person's save, as soon as the page has loaded it.
  useEffect(() => receive(savedOf(broadcast)), [broadcast, receive]);
  return { ...draft, text };
}

export type BroadcastDraft = ReturnType<typeof useBroadcastDraft>;
