import type { SiteNotice, SiteSettings } from '@lectern/api-client/admin';
import { CheckField, ConfirmDialog, Field, Select, TextArea } from '@lectern/ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { api } from '../api.js';
import { FieldRow, Note, Panel, Status, type StatusWords } from '../components/index.js';
import { localInput, localTime, localZone } from '../formats.js';
import { SettingForm, useSetting } from './setting-form.js';
import { say } from '../say.js';
import { settings as m } from '../messages.js';

type Notice = Pick<SiteSettings['notice'], 'standing' | 'from' | 'until'>;

/** Whether the saved notice is visible. */
function noticeState({ standing, from, until }: Notice): StatusWords {
  switch (standing) {
    case 'shown':
      return {
        label: until ? say(m.onThePagesUntil, { until: localTime(until) }) : m.onThePages,
        tone: 'good',
      };
    case 'waiting':
      return { label: from ? say(m.waitsFor, { from: localTime(from) }) : m.waits, tone: 'busy' };
    case 'over':
      return { label: m.itsTimeIsOver, tone: 'neutral' };
    case 'off':
      return { label: m.notShown, tone: 'neutral' };
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

const partOf = ({ notice: { version, isOn, text, level, from, until } }: SiteSettings) => ({
  version,
  value: { isOn, text, level, from, until } satisfies SiteNotice,
});

const inputOf = (time: string | null) => (time ? localInput(new Date(time)) : '');
const timeOf = (input: string) => (input ? new Date(input).toISOString() : null);

/** Notice above every public page. */
export function SiteNoticeForm({ settings }: { settings: SiteSettings }) {
  const [isAsking, setIsAsking] = useState(false);
  const setting = useSetting<SiteNotice>(settings, {
    partOf,
    save: (version, notice) => api.PUT('/api/admin/settings/notice', { body: { ...notice, version } }),
    keptTitle: m.theNoticeIsKept,
  });
  const { values: value, saved, change, keep } = setting;
  const pauses = ({ isOn, level }: SiteNotice) => isOn && level === 'paused';
  return (
    <Panel aria-label={m.notice}>
      <Note>{m.lineAboveEveryPage}</Note>
      <p role="status">
        <Status {...noticeState(settings.notice)} />
      </p>
      <SettingForm
        setting={setting}
        keepLabel={m.keepTheNotice}
        onKeep={() => {
          if (pauses(value) && !pauses(saved)) setIsAsking(true);
          else keep();
        }}
      >
        <CheckField
          label={m.showOnSite}
          checked={value.isOn}
          onChange={({ target }) => change({ isOn: target.checked })}
        />
        <TextArea
          label={m.whatItSays}
          hint={say(m.charactersLeft, { longest: longest - value.text.length })}
          maxLength={longest}
          rows={3}
          value={value.text}
          onChange={({ target }) => change({ text: target.value.replace(/[\r\n]+/g, ' ') })}
        />
        <Select
          label={m.whatItDoes}
          hint={value.level === 'paused' ? m.nobodyCanBeginBuy : m.everythingGoesOnAs}
          value={value.level}
          options={{ notice: m.itOnlySaysSomething, paused: m.itPausesTheShop }}
          onValue={(level) => change({ level: level as SiteNotice['level'] })}
        />
        <FieldRow>
          <Field
            label={m.fromLabel}
            type="datetime-local"
            hint={say(m.atOnceWhereEmpty, { localZone: localZone() })}
            value={inputOf(value.from)}
            onChange={({ target }) => change({ from: timeOf(target.value) })}
          />
          <Field
            label={m.until}
            type="datetime-local"
            hint={m.untilYouTakeAway}
            value={inputOf(value.until)}
            onChange={({ target }) => change({ until: timeOf(target.value) })}
          />
        </FieldRow>
        {value.text ? (
          <div>
            <Note>{m.asVisitorsSeeIt}</Note>
            <Shown $level={value.level}>{value.text}</Shown>
          </div>
        ) : null}
      </SettingForm>
      {isAsking ? (
        <ConfirmDialog
          title={m.pauseTheShop}
          confirmLabel={m.pauseIt}
          onConfirm={() => {
            setIsAsking(false);
            keep();
          }}
          onCancel={() => setIsAsking(false)}
        >
          <p>{m.whileNoticeShownNobody}</p>
        </ConfirmDialog>
      ) : null}
    </Panel>
  );
}
