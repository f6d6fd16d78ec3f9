import type { SiteNotice, SiteSettings } from '@lectern/api-client/admin';
import { CheckField, ConfirmDialog, Field, Select, TextArea } from '@lectern/ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { api } from '../api.js';
import { FieldRow, Note, Panel, Status, type StatusWords } from '../components/index.js';
import { localInput, localTime, localZone } from '../formats.js';
import { SettingForm, settingText, useSetting } from './setting-form.js';
import { say } from '../say.js';
import { settings as m } from '../messages.js';

type Notice = Pick<SiteSettings['notice'], 'standing' | 'from' | 'until'>;

function noticeState({ standing, from, until }: Notice): StatusWords {
  switch (standing) {
    case 'shown':
      return {
        label: until ? say(m.notice.states.shownUntil, { until: localTime(until) }) : m.notice.states.shown,
        tone: 'good',
      };
    case 'waiting':
      return {
        label: from ? say(m.notice.states.scheduled, { from: localTime(from) }) : m.notice.states.waiting,
        tone: 'busy',
      };
    case 'over':
      return { label: m.notice.states.expired, tone: 'neutral' };
    case 'off':
      return { label: m.notice.states.hidden, tone: 'neutral' };
  }
}

const longest = 200;

/** As on the public pages. */
const Shown = styled.p<{ $level: SiteNotice['level'] }>`
  padding: 0.75rem 1rem;
  border-bottom: 1px solid var(--color-edge);
  background: ${({ $level }) => ($level === 'paused' ? 'var(--color-ink)' : 'var(--color-wash)')};
  color: ${({ $level }) => ($level === 'paused' ? 'var(--color-background)' : 'var(--color-ink)')};
  font-weight: ${({ $level }) => ($level === 'paused' ? 600 : 400)};
  text-align: center;
  overflow-wrap: anywhere;
`;

function partOf({ notice }: SiteSettings) {
  const { isOn, text, level, from, until } = notice;
  return { ...notice, value: { isOn, text, level, from, until } satisfies SiteNotice };
}

const textOf = ({ isOn, text, level, from, until }: SiteNotice): string =>
  settingText([
    [m.notice.isOn, isOn],
    [m.notice.text, text],
    [m.notice.level.label, m.notice.level[level]],
    [m.notice.from, from ? localTime(from) : '–'],
    [m.notice.until, until ? localTime(until) : '–'],
  ]);

const inputOf = (time: string | null) => (time ? localInput(new Date(time)) : '');
const timeOf = (input: string) => (input ? new Date(input).toISOString() : null);

export function SiteNoticeForm({ settings }: { settings: SiteSettings }) {
  const [isAsking, setIsAsking] = useState(false);
  const setting = useSetting<SiteNotice>(settings, {
    name: 'notice',
    partOf,
    textOf,
    save: (version, notice) => api.PUT('/api/admin/settings/notice', { body: { ...notice, version } }),
    savedTitle: m.notice.saved,
  });
  const { values: value, saved, change, keep } = setting;
  const pauses = ({ isOn, level }: SiteNotice) => isOn && level === 'paused';
  return (
    <Panel aria-label={m.notice.title}>
      <Note>{m.notice.lead}</Note>
      <p role="status">
        <Status {...noticeState(settings.notice)} />
      </p>
      <SettingForm
        setting={setting}
        submit={m.notice.submit}
        onKeep={() => {
          if (pauses(value) && !pauses(saved)) setIsAsking(true);
          else keep();
        }}
      >
        <CheckField
          label={m.notice.isOn}
          checked={value.isOn}
          onChange={({ target }) => change({ isOn: target.checked })}
        />
        <TextArea
          label={m.notice.text}
          hint={say(m.notice.textHint, { longest: longest - value.text.length })}
          maxLength={longest}
          rows={3}
          value={value.text}
          onChange={({ target }) => change({ text: target.value.replace(/[\r\n]+/g, ' ') })}
        />
        <Select
          label={m.notice.level.label}
          hint={value.level === 'paused' ? m.notice.levelHints.paused : m.notice.levelHints.notice}
          value={value.level}
          options={{ notice: m.notice.level.notice, paused: m.notice.level.paused }}
          onValue={(level) => change({ level: level as SiteNotice['level'] })}
        />
        <FieldRow>
          <Field
            label={m.notice.from}
            type="datetime-local"
            hint={say(m.notice.fromHint, { localZone: localZone() })}
            value={inputOf(value.from)}
            onChange={({ target }) => change({ from: timeOf(target.value) })}
          />
          <Field
            label={m.notice.until}
            type="datetime-local"
            hint={m.notice.untilHint}
            value={inputOf(value.until)}
            onChange={({ target }) => change({ until: timeOf(target.value) })}
          />
        </FieldRow>
        {value.text ? (
          <div>
            <Note>{m.notice.preview}</Note>
            <Shown $level={value.level}>{value.text}</Shown>
          </div>
        ) : null}
      </SettingForm>
      {isAsking ? (
        <ConfirmDialog
          title={m.notice.pause.title}
          confirmLabel={m.notice.pause.submit}
          onConfirm={() => {
            setIsAsking(false);
            keep();
          }}
          onCancel={() => setIsAsking(false)}
        >
          <p>{m.notice.pause.text}</p>
        </ConfirmDialog>
      ) : null}
    </Panel>
  );
}
