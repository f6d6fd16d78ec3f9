import type { SiteSettings } from '@lectern/api-client/admin';
import { CheckField } from '@lectern/ui/kit';
import { api } from '../api.js';
import { Muted, Note, Panel } from '../components/index.js';
import { settings as m } from '../messages.js';
import { SettingForm, useSetting } from './setting-form.js';

const partOf = ({ guarantee: { version, asksFirst } }: SiteSettings) => ({ version, value: { asksFirst } });

export function GuaranteeForm({ settings }: { settings: SiteSettings }) {
  const setting = useSetting<{ asksFirst: boolean }>(settings, {
    partOf,
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
