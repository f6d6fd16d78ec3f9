import { changeNotice, type SiteNotice, type SiteSettings } from '@lectern/api-client/admin';
import { useState } from 'react';
import { styled } from 'styled-components';
import {
  CheckField,
  ConfirmDialog,
  Field,
  Note,
  Panel,
  Select,
  StatusBadge,
  type StatusTone,
  TextArea,
} from '../components/index.js';
import { localInput, localTime, localZone } from '../formats.js';
import { SettingAnswers, useSetting } from './setting-form.js';

type Notice = Pick<SiteSettings['notice'], 'standing' | 'from' | 'until'>;

/** Whether the notice that was kept is to be seen, in a word or two. */
function noticeState({ standing, from, until }: Notice): { label: string; tone: StatusTone } {
  switch (standing) {
    case 'shown':
      return { label: until ? `On the pages until ${localTime(until)}` : 'On the pages', tone: 'good' };
    case 'waiting':
      return { label: from ? `Waits for ${localTime(from)}` : 'Waits', tone: 'busy' };
    case 'over':
      return { label: 'Its time is over', tone: 'neutral' };
    case 'off':
      return { label: 'Not shown', tone: 'neutral' };
  }
}

const longest = 200;

const Form = styled.form`
  display: grid;
  gap: var(--space-3);
  textarea {
    min-height: 5.5rem;
  }
`;

const Times = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: var(--space-2);
`;

/** As the pages show it. */
const Shown = styled.p<{ $level: SiteNotice['level'] }>`
  padding: 0.75rem 1rem;
  border-bottom: 1px solid var(--color-edge);
  background: ${({ $level }) => ($level === 'paused' ? 'var(--color-ink)' : 'var(--color-wash)')};
  color: ${({ $level }) => ($level === 'paused' ? 'var(--color-background)' : 'var(--color-ink)')};
  font-weight: ${({ $level }) => ($level === 'paused' ? 600 : 400)};
  text-align: center;
  overflow-wrap: anywhere;
`;

const partOf = ({ notice: { version, isOn, text, level, from, until } }: SiteSettings) => ({
  version,
  value: { isOn, text, level, from, until } satisfies SiteNotice,
});

const inputOf = (time: string | null) => (time ? localInput(new Date(time)) : '');
const timeOf = (input: string) => (input ? new Date(input).toISOString() : null);

/** What stands above every public page. */
export function SiteNoticeForm({ settings }: { settings: SiteSettings }) {
  const [isAsking, setIsAsking] = useState(false);
  const setting = useSetting<SiteNotice>(settings, {
    partOf,
    save: changeNotice,
    keptTitle: 'The notice is kept',
  });
  const { values: value, saved, change, keep } = setting;
  const { label, tone } = noticeState(settings.notice);
  const pauses = ({ isOn, level }: SiteNotice) => isOn && level === 'paused';
  return (
    <Panel aria-label="Notice">
      <Note>A line above every page of the site, such as when you are away. Nobody needs to close it.</Note>
      <p role="status">
        <StatusBadge $tone={tone}>{label}</StatusBadge>
      </p>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          if (pauses(value) && !pauses(saved)) setIsAsking(true);
          else keep();
        }}
      >
        <CheckField
          label="Show it on the site"
          checked={value.isOn}
          onChange={({ target }) => change({ isOn: target.checked })}
        />
        <TextArea
          label="What it says"
          hint={`${longest - value.text.length} characters left.`}
          maxLength={longest}
          value={value.text}
          onChange={({ target }) => change({ text: target.value.replace(/[\r\n]+/g, ' ') })}
        />
        <Select
          label="What it does"
          hint={
            value.level === 'paused'
              ? 'Nobody can begin to buy, and is told your words. What is paid already is delivered as ever.'
              : 'Everything goes on as ever.'
          }
          value={value.level}
          options={{ notice: 'It only says something', paused: 'It pauses the shop' }}
          onValue={(level) => change({ level: level as SiteNotice['level'] })}
        />
        <Times>
          <Field
            label="From"
            type="datetime-local"
            hint={`At once where it is empty. In the time of ${localZone()}.`}
            value={inputOf(value.from)}
            onChange={({ target }) => change({ from: timeOf(target.value) })}
          />
          <Field
            label="Until"
            type="datetime-local"
            hint="Until you take it away where it is empty."
            value={inputOf(value.until)}
            onChange={({ target }) => change({ until: timeOf(target.value) })}
          />
        </Times>
        {value.text ? (
          <div>
            <Note>As visitors see it:</Note>
            <Shown $level={value.level}>{value.text}</Shown>
          </div>
        ) : null}
        <SettingAnswers setting={setting} keepLabel="Keep the notice" />
      </Form>
      {isAsking ? (
        <ConfirmDialog
          title="Pause the shop?"
          confirmLabel="Pause it"
          onConfirm={() => {
            setIsAsking(false);
            keep();
          }}
          onCancel={() => setIsAsking(false)}
        >
          <p>
            While the notice is shown, nobody can begin to buy. What is paid already is delivered as ever, and
            you can open the shop again at any time.
          </p>
        </ConfirmDialog>
      ) : null}
    </Panel>
  );
}
