import { Button, VisuallyHidden } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'wouter';

import { type Column, DataTable, type Done, EmptyState, showFailure, Status } from '../components/index.js';
import { events as m } from '../messages.js';
import { say } from '../say.js';
import { formatDate } from '../shop.js';
import { useStaff } from '../sign-in/session.js';
import type { SiteEvent } from './event-values.js';
import { removeEvent, restoreEvent } from './events-data.js';

const dayOf = (date: string): string =>
  date ? formatDate(new Date(`${date}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' }) : '';

function EventStatus({ event: { values, isPublished, isDraft } }: { event: SiteEvent }) {
  if (!isPublished) return <Status label={m.status.draft} tone="neutral" />;
  if (isDraft) return <Status label={m.status.changed} tone="caution" />;
  if (values.isCancelled) return <Status label={m.status.cancelled} tone="danger" />;
  return <Status label={m.status.published} tone="good" />;
}

interface RemoveProps {
  event: SiteEvent;
  onDone: (done: Done) => void;
}

function Remove({ event, onDone }: RemoveProps) {
  const { title } = event.values;
  const { mutate, isPending } = useMutation({
    mutationFn: () => removeEvent(event),
    onSuccess: () => onDone({ text: say(m.remove.done, { title }), undo: () => restoreEvent(event) }),
    onError: (error) => showFailure(m.remove.failed, error),
  });
  return (
    <Button kind="bare" busy={isPending && m.remove.busy} onClick={() => mutate()}>
      {m.remove.button}
      <VisuallyHidden> {title}</VisuallyHidden>
    </Button>
  );
}

const columns: [Column<SiteEvent>, ...Column<SiteEvent>[]] = [
  { label: m.list.title, render: ({ id, values }) => <Link href={`/${id}`}>{values.title}</Link> },
  { label: m.list.date, render: ({ values }) => dayOf(values.date) },
  { label: m.list.place, render: ({ values }) => values.venue || m.list.online },
  { label: m.list.status, render: (event) => <EventStatus event={event} /> },
];

interface EventListProps {
  caption: string;
  events: readonly SiteEvent[];
  onDone: (done: Done) => void;
}

export function EventList({ caption, events, onDone }: EventListProps) {
  const { may } = useStaff();
  const mayRemove = ({ isPublished }: SiteEvent) =>
    may.includes(isPublished ? 'content.publish' : 'content.write');
  const remove: Column<SiteEvent> = {
    label: m.list.action,
    render: (event) => (mayRemove(event) ? <Remove event={event} onDone={onDone} /> : null),
  };
  return (
    <DataTable
      caption={caption}
      rows={events}
      keyOf={({ id }) => id}
      columns={[...columns, remove]}
      empty={<EmptyState {...m.page.noneComing} />}
    />
  );
}
