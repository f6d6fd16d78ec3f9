import { Async, ButtonLink } from '@lectern/ui/kit';
import { useState } from 'react';
import { Link, Route, Switch } from 'wouter';

import {
  type Done,
  EmptyState,
  Heading,
  LineLink,
  PageHeading,
  Stack,
  UndoBar,
} from '../components/index.js';
import { localInput } from '../formats.js';
import { events as m } from '../messages.js';
import { useStaff } from '../sign-in/session.js';
import { EventForm } from './event-form.js';
import { EventList } from './event-list.js';
import { eventsOf, isComing, newEventId } from './event-values.js';
import { useEvents } from './events-data.js';

const NewEvent = () => (
  <ButtonLink as={Link} href="/new" $kind="main">
    {m.page.new}
  </ButtonLink>
);

function List({ done, onDone }: { done: Done | null; onDone: (done: Done | null) => void }) {
  const query = useEvents();
  const mayWrite = useStaff().may.includes('content.write');
  const [today] = useState(() => localInput(new Date()).slice(0, 10));
  return (
    <>
      <PageHeading title={m.page.title} lead={m.page.lead} actions={mayWrite ? <NewEvent /> : null} />
      {done ? <UndoBar key={done.text} done={done} onUndone={() => onDone(null)} /> : null}
      <Async query={query} label={m.page.loading} heights={['12rem']}>
        {(section) => {
          const all = eventsOf(section);
          const coming = all.filter((event) => isComing(event, today));
          const past = all.filter((event) => !isComing(event, today)).reverse();
          if (all.length === 0)
            return <EmptyState {...m.page.empty} action={mayWrite ? <NewEvent /> : null} />;
          return (
            <Stack $gap={4}>
              <section aria-labelledby="coming">
                <Heading id="coming">{m.page.coming}</Heading>
                <EventList caption={m.page.coming} events={coming} onDone={onDone} />
              </section>
              {past.length > 0 ? (
                <section aria-labelledby="past">
                  <Heading id="past">{m.page.past}</Heading>
                  <EventList caption={m.page.past} events={past} onDone={onDone} />
                </section>
              ) : null}
            </Stack>
          );
        }}
      </Async>
    </>
  );
}

/** @param id of the event; without one, a new event is added */
function Edit({ id }: { id?: string }) {
  const query = useEvents();
  // The same if saving fails and is tried again.
  const [newId] = useState(newEventId);
  return (
    <Async query={query} label={m.page.loading} heights={['24rem']}>
      {(section) => {
        const event = eventsOf(section).find((each) => each.id === id);
        return (
          <>
            <LineLink href="/">{m.form.back}</LineLink>
            {id === undefined || event ? (
              <>
                <PageHeading title={event?.values.title ?? m.form.title} />
                <EventForm section={section} id={id ?? newId} />
              </>
            ) : (
              <EmptyState {...m.form.gone} />
            )}
          </>
        );
      }}
    </Async>
  );
}

export function EventsPage() {
  const [done, setDone] = useState<Done | null>(null);
  return (
    <Switch>
      <Route path="/">
        <List done={done} onDone={setDone} />
      </Route>
      <Route path="/new">
        <Edit />
      </Route>
      <Route path="/:id">{({ id }) => <Edit key={id} id={id} />}</Route>
    </Switch>
  );
}
