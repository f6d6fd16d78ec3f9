import type { OwnerEmails, SiteSettings } from '@lectern/api-client/admin';
import { CheckField, Select, TextArea } from '@lectern/ui/kit';
import { api } from '../api.js';
import { FieldRow, Muted, Note, Panel, Stack } from '../components/index.js';
import { settings as m } from '../messages.js';
import { SettingForm, settingText, useSetting } from './setting-form.js';

function timesOf({ ownerEmails }: SiteSettings) {
  const { sales, subscribers } = ownerEmails;
  return { ...ownerEmails, value: { sales, subscribers } satisfies OwnerEmails };
}

function OwnerEmailsForm({ settings }: { settings: SiteSettings }) {
  const setting = useSetting<OwnerEmails>(settings, {
    name: 'owner-emails',
    partOf: timesOf,
    textOf: ({ sales, subscribers }) =>
      settingText([
        [m.emails.sales, m.emails.times[sales]],
        [m.emails.subscribers, m.emails.times[subscribers]],
      ]),
    save: (version, times) => api.PUT('/api/admin/settings/owner-emails', { body: { ...times, version } }),
  });
  const { values, change } = setting;
  return (
    <Panel aria-label={m.emails.title}>
      <Note>{m.emails.lead}</Note>
      <SettingForm setting={setting}>
        <FieldRow>
          <Select
            label={m.emails.sales}
            value={values.sales}
            options={m.emails.times}
            onValue={(sales) => change({ sales: sales as OwnerEmails['sales'] })}
          />
          <Select
            label={m.emails.subscribers}
            value={values.subscribers}
            options={m.emails.times}
            onValue={(subscribers) => change({ subscribers: subscribers as OwnerEmails['subscribers'] })}
          />
        </FieldRow>
      </SettingForm>
    </Panel>
  );
}

const addressOf = ({ postalAddress }: SiteSettings) => ({
  ...postalAddress,
  value: { lines: postalAddress.lines },
});

function PostalAddressForm({ settings }: { settings: SiteSettings }) {
  const setting = useSetting<{ lines: string }>(settings, {
    name: 'postal-address',
    partOf: addressOf,
    textOf: ({ lines }) => lines,
    save: (version, { lines }) => api.PUT('/api/admin/settings/postal-address', { body: { lines, version } }),
  });
  return (
    <Panel aria-label={m.postalAddress.title}>
      <Note>{m.postalAddress.lead}</Note>
      <SettingForm setting={setting}>
        <TextArea
          label={m.postalAddress.title}
          hint={m.postalAddress.hint}
          rows={4}
          maxLength={300}
          autoComplete="street-address"
          value={setting.values.lines}
          onChange={({ target }) => setting.change({ lines: target.value })}
        />
      </SettingForm>
    </Panel>
  );
}

const countingOf = ({ clickCounting }: SiteSettings) => ({
  ...clickCounting,
  value: { isOn: clickCounting.isOn },
});

function ClickCountingForm({ settings }: { settings: SiteSettings }) {
  const setting = useSetting<{ isOn: boolean }>(settings, {
    name: 'click-counting',
    partOf: countingOf,
    textOf: ({ isOn }) => settingText([[m.clickCounting.label, isOn]]),
    save: (version, { isOn }) => api.PUT('/api/admin/settings/click-counting', { body: { isOn, version } }),
  });
  return (
    <Panel aria-label={m.clickCounting.title}>
      <Note>{m.clickCounting.lead}</Note>
      <SettingForm setting={setting}>
        <div>
          <CheckField
            label={m.clickCounting.label}
            checked={setting.values.isOn}
            onChange={({ target }) => setting.change({ isOn: target.checked })}
          />
          <Muted as="p">{m.clickCounting.hint}</Muted>
        </div>
      </SettingForm>
    </Panel>
  );
}

export function YourEmailsForm({ settings }: { settings: SiteSettings }) {
  return (
    <Stack $gap={3}>
      <OwnerEmailsForm settings={settings} />
      <PostalAddressForm settings={settings} />
      <ClickCountingForm settings={settings} />
    </Stack>
  );
}
