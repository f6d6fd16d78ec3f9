import type { SpeakingRequest } from '@lectern/api-client/admin';
import { Button, ErrorMessage, Field, Form, TextArea } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Link, useLocation } from 'wouter';
import { api } from '../api.js';
import { type Done, Panel, Row } from '../components/index.js';
import { subjectOf } from '../inbox/inbox-data.js';
import { localTime } from '../formats.js';
import { FormStatus, SavingNotices, useSavedForm } from '../saving/index.js';
import { useStaff } from '../sign-in/session.js';
import { CustomerLink } from './customer-link.js';
import { dayOf, transitionsOf, type Transition, stageWords } from './speaking-words.js';
import { say, sayIn } from '../say.js';
import { customers as m } from '../messages.js';

type Facts = Record<'eventOn' | 'place' | 'note', string>;

const savedOf = ({ eventOn, place, note, version, savedAt, savedBy }: SpeakingRequest) => ({
  ...{ value: { eventOn: eventOn ?? '', place, note }, revision: version },
  ...{ savedAt, who: savedBy ?? '' },
});

async function fetchRequest(id: string): Promise<SpeakingRequest> {
  const found = (await api.GET('/api/admin/speaking-requests')).find((request) => request.id === id);
  if (!found) throw new Error('This speaking request is not listed.');
  return found;
}

const textOf = ({ eventOn, place, note }: Facts): string => [eventOn, place, note].join('\n');

interface RequestFactsProps {
  request: SpeakingRequest;
  onSaved: () => Promise<void>;
  onCancel: () => void;
}

function RequestFacts({ request, onSaved, onCancel }: RequestFactsProps) {
  const { id } = request;
  const subject = subjectOf(request);
  const form = useSavedForm<Facts, SpeakingRequest>({
    name: `speaking-request:${id}`,
    saved: savedOf(request),
    savedOf,
    load: async () => savedOf(await fetchRequest(id)),
    send: async ({ eventOn, ...words }, version) => {
      await api.PUT('/api/admin/speaking-requests/{id}', {
        params: { path: { id } },
        body: { ...words, eventOn: eventOn || null, version },
      });
      return fetchRequest(id);
    },
    onSaved: () => void onSaved(),
  });
  return (
    <Form
      label={say(m.speaking.details.label, { subject })}
      state={form}
      submit={m.speaking.details.submit}
      busy={m.speaking.details.busy}
      onCancel={() => {
        form.discard();
        onCancel();
      }}
      more={<FormStatus form={form} />}
    >
      <SavingNotices saving={form.saving} textOf={textOf} />
      <Field label={m.speaking.details.date} type="date" {...form.field('eventOn')} />
      <Field label={m.speaking.details.place} maxLength={200} {...form.field('place')} />
      <TextArea
        label={m.speaking.details.note}
        hint={m.speaking.details.noteHint}
        maxLength={5_000}
        rows={3}
        {...form.field('note')}
      />
    </Form>
  );
}

const Card = styled(Panel)`
  display: grid;
  gap: var(--space-1);
  h3 {
    font-size: 1.0625rem;
    overflow-wrap: anywhere;
  }
`;

const Quiet = styled.p`
  color: var(--color-muted);
  font-size: 0.9375rem;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

interface RequestCardProps {
  request: SpeakingRequest;
  onChanged: () => Promise<void>;
  onDone: (done: Done) => void;
}

export function RequestCard({ request, onChanged, onDone }: RequestCardProps) {
  const { id, name, email, stage, askedAt, eventOn, place, note } = request;
  const subject = subjectOf(request);
  const mayMove = useStaff().may.includes('people.answer');
  const mayWrite = useStaff().may.includes('content.write');
  const [, navigate] = useLocation();
  const adding = useMutation({
    mutationFn: () => api.POST('/api/admin/speaking-requests/{id}/event', { params: { path: { id } } }),
    onSuccess: ({ eventId }) => navigate(`~/admin/site/events/${eventId}`),
  });
  const [isChanging, setChanging] = useState(false);
  const moving = useMutation({
    mutationFn: ({ to }: Transition) =>
      api.PUT('/api/admin/speaking-requests/{id}/stage', {
        params: { path: { id } },
        body: { from: stage, to },
      }),
    onSettled: onChanged,
    onSuccess: (_, { to }) =>
      onDone({
        text: say(m.speaking.moves.done, { subject, label: stageWords[to].label }),
        undo: async () => {
          await api.PUT('/api/admin/speaking-requests/{id}/stage', {
            params: { path: { id } },
            body: { from: to, to: stage },
          });
          await onChanged();
        },
      }),
  });
  return (
    <Card as="article" aria-label={say(m.speaking.request.label, { subject, name })}>
      <h3>
        <Link href={`~/admin/people/messages/${id}`}>{subject}</Link>
      </h3>
      <Quiet>
        {sayIn(m.speaking.request.asked, {
          name,
          customerLink: <CustomerLink email={email} />,
          askedAt: localTime(askedAt),
        })}
      </Quiet>
      {eventOn || place ? <p>{[eventOn ? dayOf(eventOn) : '', place].filter(Boolean).join(', ')}</p> : null}
      {note && !isChanging ? <Quiet>{note}</Quiet> : null}
      {isChanging ? (
        <RequestFacts
          request={request}
          onSaved={async () => {
            await onChanged();
            setChanging(false);
          }}
          onCancel={() => setChanging(false)}
        />
      ) : null}
      <ErrorMessage error={moving.error ?? adding.error} />
      {mayMove && !isChanging ? (
        <Row $above={1}>
          {transitionsOf[stage].map((move) => (
            <Button
              key={move.to}
              kind={move.isOn ? 'main' : 'plain'}
              aria-label={`${move.label}: ${subject}`}
              disabled={moving.isPending}
              onClick={() => moving.mutate(move)}
            >
              {move.label}
            </Button>
          ))}
          {(stage === 'booked' || stage === 'held') && mayWrite ? (
            <Button
              aria-label={`${m.speaking.event.button}: ${subject}`}
              busy={adding.isPending && m.speaking.event.busy}
              onClick={() => adding.mutate()}
            >
              {m.speaking.event.button}
            </Button>
          ) : null}
          <Button
            kind="bare"
            aria-label={say(m.speaking.details.label, { subject })}
            disabled={moving.isPending}
            onClick={() => setChanging(true)}
          >
            {m.speaking.details.button}
          </Button>
        </Row>
      ) : null}
    </Card>
  );
}
