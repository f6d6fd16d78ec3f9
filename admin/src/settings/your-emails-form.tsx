import type { OwnerEmails, SiteSettings } from '@lectern/api-client/admin';
import { Select, TextArea } from '@lectern/ui/kit';
import { api } from '../api.js';
import { FieldRow, Note, Panel, Stack } from '../components/index.js';
import { settings as m } from '../messages.js';
import { SettingForm, useSetting } from './setting-form.js';

const timesOf = ({ ownerEmails: { version, sales, subscribers } }: SiteSettings) => ({
  version,
  value: { sales, subscribers } satisfies OwnerEmails,
});

/** Emails to the owner about sales and new subscribers. */
function OwnerEmailsForm({ settings }: { settings: SiteSettings }) {
  const setting = useSetting<OwnerEmails>(settings, {
    partOf: timesOf,
    save: (version, times) => api.PUT('/api/admin/settings/owner-emails', { body: { ...times, version } }),
    keptTitle: m.saved,
  });
  const { values, change } = setting;
  return (
    <Panel aria-label={m.yourEmails}>
      <Note>{m.yourEmailsNote}</Note>
      <SettingForm setting={setting} keepLabel={m.saveChanges}>
        <FieldRow>
          <Select
            label={m.yourEmailsSales}
            value={values.sales}
            options={m.emailTimes}
            onValue={(sales) => change({ sales: sales as OwnerEmails['sales'] })}
          />
          <Select
            label={m.yourEmailsSubscribers}
            value={values.subscribers}
            options={m.emailTimes}
            onValue={(subscribers) => change({ subscribers: subscribers as OwnerEmails['subscribers'] })}
          />
        </FieldRow>
      </SettingForm>
    </Panel>
  );
}

const addressOf = ({ postalAddress: { version, lines } }: SiteSettings) => ({ version, value: { lines } });

/** The postal address at the end of newsletters. */
function PostalAddressForm({ settings }: { settings: SiteSettings }) {
  const setting = useSetting<{ lines: string }>(settings, {
    partOf: addressOf,
    save: (version, { lines }) => api.PUT('/api/admin/settings/postal-address', { body: { lines, version } }),
    keptTitle: m.saved,
  });
  return (
    <Panel aria-label={m.postalAddress}>
      <Note>{m.postalAddressNote}</Note>
      <SettingForm setting={setting} keepLabel={m.saveChanges}>
        <TextArea
          label={m.postalAddress}
          hint={m.postalAddressHint}
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

/** Emails to the owner, and the footer of newsletters. */
export function YourEmailsForm({ settings }: { settings: SiteSettings }) {
  return (
    <Stack $gap={3}>
      <OwnerEmailsForm settings={settings} />
      <PostalAddressForm settings={settings} />
    </Stack>
  );
}
