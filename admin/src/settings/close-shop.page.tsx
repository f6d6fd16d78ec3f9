import type { SiteNotice, SiteSettings } from '@lectern/api-client/admin';
import { Async, CheckField, Field, TextArea } from '@lectern/ui/kit';
import { api } from '../api.js';
import { Note, PageHeading, Panel } from '../components/index.js';
import { localInput, localTime } from '../formats.js';
import { settings as m } from '../messages.js';
import { isShopClosed } from './shop-closed.js';
import { SettingForm, settingText, useSetting, useSettings } from './setting-form.js';

const MOST_CHARACTERS = 200;

interface Closing {
  isClosed: boolean;
  text: string;
  until: string | null;
}

const partOf = ({ notice }: SiteSettings) => ({
  ...notice,
  value: {
    isClosed: isShopClosed(notice),
    text: notice.level === 'paused' ? notice.text : '',
    until: notice.until,
  },
});

const textOf = ({ isClosed, text, until }: Closing): string =>
  settingText([
    [m.closeShop.switch, isClosed],
    [m.closeShop.text, text],
    [m.closeShop.until, until ? localTime(until) : '–'],
  ]);

const save = (version: number, { isClosed, text, until }: Closing): Promise<SiteSettings> => {
  const notice: SiteNotice = { isOn: isClosed, level: 'paused', text, from: null, until };
  return api.PUT('/api/admin/settings/notice', { body: { ...notice, version } });
};

function CloseShopForm({ settings }: { settings: SiteSettings }) {
  const setting = useSetting<Closing>(settings, { name: 'close-shop', partOf, save, textOf });
  const { values, change } = setting;
  return (
    <Panel aria-label={m.closeShop.title}>
      <SettingForm setting={setting}>
        <CheckField
          label={m.closeShop.switch}
          checked={values.isClosed}
          onChange={({ target }) => change({ isClosed: target.checked })}
        />
        <TextArea
          label={m.closeShop.text}
          hint={m.closeShop.textHint}
          required={values.isClosed}
          maxLength={MOST_CHARACTERS}
          rows={3}
          value={values.text}
          onChange={({ target }) => change({ text: target.value.replace(/[\r\n]+/g, ' ') })}
        />
        <Field
          label={m.closeShop.until}
          type="datetime-local"
          hint={m.closeShop.untilHint}
          value={values.until ? localInput(new Date(values.until)) : ''}
          onChange={({ target }) =>
            change({ until: target.value ? new Date(target.value).toISOString() : null })
          }
        />
        <Note>{m.closeShop.note}</Note>
      </SettingForm>
    </Panel>
  );
}

export function CloseShopPage() {
  const { data, error, refetch } = useSettings();
  return (
    <>
      <PageHeading title={m.closeShop.title} lead={m.closeShop.lead} />
      <Async query={{ data, error, refetch }} label={m.page.loading} heights={['9rem', '9rem']}>
        {(settings) => <CloseShopForm settings={settings} />}
      </Async>
    </>
  );
}
