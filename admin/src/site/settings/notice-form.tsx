import { changeNotice, type SiteNotice, type SiteSettings } from '@lectern/api-client/admin';
import { useState } from 'react';
import { styled } from 'styled-components';
import { localInput, localZone } from '../../local-time.js';
import { ConfirmDialog, Field, Panel, SelectField, StatusBadge, TextArea } from '../../parts/index.js';
import { CheckField } from './check-field.js';
import { noticeState } from './notice-words.js';
import { SettingAnswers } from './setting-answers.js';
import { useSetting } from './use-setting.js';

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

const Lead = styled.p`
  margin-bottom: var(--space-2);
  color: var(--color-muted);
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
export function NoticeForm({ settings }: { settings: SiteSettings }) {
  const [isAsking, setIsAsking] = useState(false);
  const setting = useSetting<SiteNotice>(settings, {
    partOf,
    save: changeNotice,
    keptTitle: 'The notice is kept',
  });
  const { value, saved, change, keep } = setting;
  const { label, tone } = noticeState(settings.notice);
  const pauses = ({ isOn, level }: SiteNotice) => isOn && level === 'paused';
  return (
    <Panel aria-label="Notice">
      <Lead>A line above every page of the site, such as when you are away. Nobody needs to close it.</Lead>
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
        <SelectField
          label="What it does"
          hint={
            value.level === 'paused'
              ? 'Nobody can begin to buy, and is told your words. What is paid already is delivered as ever.'
              : 'Everything goes on as ever.'
          }
          value={value.level}
          onChange={({ target }) => change({ level: target.value as SiteNotice['level'] })}
        >
          <option value="notice">It only says something</option>
          <option value="paused">It pauses the shop</option>
        </SelectField>
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
            <Lead>As visitors see it:</Lead>
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
