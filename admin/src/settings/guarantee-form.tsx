import type { SiteSettings } from '@lectern/api-client/admin';
import { CheckField } from '@lectern/ui/kit';
import { api } from '../api.js';
import { Muted, Note, Panel } from '../components/index.js';
import { settings as m } from '../messages.js';
import { SettingForm, settingText, useSetting } from './setting-form.js';

const partOf = ({ guarantee }: SiteSettings) => ({
  ...guarantee,
  value: { asksFirst: guarantee.asksFirst },
});

export function GuaranteeForm({ settings }: { settings: SiteSettings }) {
  const setting = useSetting<{ asksFirst: boolean }>(settings, {
    name: 'guarantee',
    partOf,
    textOf: ({ asksFirst }) => settingText([[m.refunds.askFirst, asksFirst]]),
    save: (version, { asksFirst }) =>
      api.PUT('/api/admin/settings/guarantee', { body: { asksFirst, version } }),
  });
  const { values: value, change } = setting;
  return (
    <Panel aria-label={m.refunds.title}>
      <Note>{m.refunds.lead}</Note>
      <SettingForm setting={setting}>
        <div>
          <CheckField
            label={m.refunds.askFirst}
            checked={value.asksFirst}
            onChange={({ target }) => change({ asksFirst: target.checked })}
          />
          <Muted as="p">{m.refunds.askFirstHint}</Muted>
        </div>
      </SettingForm>
    </Panel>
  );
}
