import type { ContentSection } from '@lectern/api-client/admin';
import { Button, CheckField, Field, type FieldErrors, Form, Select, TextArea } from '@lectern/ui/kit';
import { useRef } from 'react';
import { useLocation } from 'wouter';

import { FieldRow, showSuccess, useForm } from '../components/index.js';
import { events as m } from '../messages.js';
import { useStaff } from '../sign-in/session.js';
import { type EventValues, valuesOf } from './event-values.js';
import { saveEvent } from './events-data.js';

const webAddress = /^https:\/\/[^\s/.]+\.\S+$/;
const linkProblem = (link: string) => (link === '' || webAddress.test(link) ? undefined : m.problems.link);

/** The rules of `libs/catalogue/src/content/events.schema.ts`, in words for people. */
function problemsOf(values: EventValues): FieldErrors {
  const { date, startTime, endTime, endDate, venue, onlineUrl, url } = values;
  const isOneDay = endDate === '' || endDate === date;
  return {
    venue: venue === '' && onlineUrl === '' ? m.problems.venue : undefined,
    startTime: endTime !== '' && startTime === '' ? m.problems.startTime : undefined,
    endTime:
      isOneDay && startTime !== '' && endTime !== '' && endTime <= startTime ? m.problems.endTime : undefined,
    endDate: endDate !== '' && endDate < date ? m.problems.endDate : undefined,
    onlineUrl: linkProblem(onlineUrl),
    url: linkProblem(url),
  };
}

const zones: [string, string][] = [
  ['', m.form.siteZone],
  ...Intl.supportedValuesOf('timeZone').map((zone): [string, string] => [zone, zone]),
];

/** Helpers save drafts; the owner publishes. */
export function EventForm({ section, id }: { section: ContentSection; id: string }) {
  const mayPublish = useStaff().may.includes('content.publish');
  const [, navigate] = useLocation();
  const publishes = useRef(mayPublish);
  const form = useForm<EventValues, void>({
    saved: valuesOf(section, id),
    required: { title: m.problems.title, date: m.problems.date },
    check: problemsOf,
    send: (values) => saveEvent(section, id, values, publishes.current),
    onSaved: () => {
      showSuccess(publishes.current ? m.form.published : m.form.saved);
      navigate('/');
    },
  });
  const saveDraft = () => {
    publishes.current = false;
    void form.save().finally(() => (publishes.current = mayPublish));
  };
  return (
    <Form
      state={form}
      submit={mayPublish ? m.form.publish : m.form.save}
      busy={mayPublish ? m.form.publishing : m.form.saving}
      more={
        mayPublish ? (
          <Button onClick={saveDraft} disabled={form.isBusy}>
            {m.form.save}
          </Button>
        ) : null
      }
    >
      <Field label={m.form.name} maxLength={200} {...form.field('title')} />
      <FieldRow>
        <Select
          label={m.form.type}
          options={m.form.types}
          value={form.values.type}
          onValue={(type) => form.change({ type })}
        />
        <Field label={m.form.date} type="date" {...form.field('date')} />
        <Field label={m.form.startTime} hint={m.form.startHint} type="time" {...form.field('startTime')} />
        <Field label={m.form.endTime} type="time" {...form.field('endTime')} />
      </FieldRow>
      <FieldRow>
        <Field label={m.form.endDate} hint={m.form.endDateHint} type="date" {...form.field('endDate')} />
        <Select
          label={m.form.zone}
          options={zones}
          value={form.values.zone}
          onValue={(zone) => form.change({ zone })}
        />
      </FieldRow>
      <Field label={m.form.venue} hint={m.form.venueHint} maxLength={200} {...form.field('venue')} />
      <Field label={m.form.address} maxLength={200} {...form.field('address')} />
      <Field label={m.form.onlineUrl} hint={m.form.urlHint} type="url" {...form.field('onlineUrl')} />
      <Field label={m.form.url} hint={m.form.urlHint} type="url" {...form.field('url')} />
      <TextArea label={m.form.description} maxLength={2_000} rows={4} {...form.field('description')} />
      <CheckField
        label={m.form.isCancelled}
        checked={form.values.isCancelled}
        onChange={({ target }) => form.change({ isCancelled: target.checked })}
      />
    </Form>
  );
}
