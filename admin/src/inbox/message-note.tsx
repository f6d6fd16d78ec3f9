import type { InboxMessage } from '@lectern/api-client/admin';
import { Form, TextArea } from '@lectern/ui/kit';
import { api } from '../api.js';
import { Panel, showSuccess } from '../components/index.js';
import { inbox as m } from '../messages.js';
import { FormStatus, SavingNotices, useSavedForm } from '../saving/index.js';
import { cacheMessage, fetchMessage } from './inbox-data.js';

interface Note {
  note: string;
}

const savedOf = ({ note, version, savedAt, savedBy }: InboxMessage) => ({
  ...{ value: { note }, revision: version },
  ...{ savedAt, who: savedBy ?? '' },
});

/** Internal note of a message. */
export function MessageNote({ message, mayWrite }: { message: InboxMessage; mayWrite: boolean }) {
  const path = { id: message.id };
  const form = useSavedForm<Note, InboxMessage>({
    name: `message-note:${message.id}`,
    saved: savedOf(message),
    savedOf,
    load: async () => savedOf(await fetchMessage(message.id)),
    send: ({ note }, version) =>
      api.PUT('/api/admin/inbox/{id}/note', { params: { path }, body: { note, version } }),
    onSaved: (now) => {
      cacheMessage(now);
      showSuccess(m.note.saved);
    },
  });
  const area = (
    <TextArea
      label={m.note.label}
      hint={m.note.hint}
      maxLength={5_000}
      rows={3}
      readOnly={!mayWrite}
      {...form.field('note')}
    />
  );
  if (!mayWrite) return <Panel>{area}</Panel>;
  return (
    <Panel>
      <Form
        state={form}
        kind="plain"
        submit={m.note.submit}
        busy={m.note.busy}
        isIdle={!form.isChanged}
        more={<FormStatus form={form} />}
      >
        <SavingNotices saving={form.saving} textOf={({ note }) => note} />
        {area}
      </Form>
    </Panel>
  );
}
