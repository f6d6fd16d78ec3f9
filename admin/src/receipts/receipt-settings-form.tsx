import type { ReceiptBooks, ReceiptSettings } from '@lectern/api-client/admin';
import { Field, Select, TextArea } from '@lectern/ui/kit';
import { api } from '../api.js';
import { Heading, Note, Panel, showSuccess, useForm } from '../components/index.js';
import { receipts as m } from '../messages.js';
import { say } from '../say.js';
import { SettingForm } from '../settings/setting-form.js';
import { cacheBooks, fetchBooks } from './receipts-data.js';

const settingsOf = ({ settings }: ReceiptBooks) => {
  const { sellerName, sellerAddress, sellerTaxNumber, note, tax, version } = settings;
  return {
    version,
    values: { sellerName, sellerAddress, sellerTaxNumber, note, tax } satisfies ReceiptSettings,
  };
};

export function ReceiptSettingsForm({ books }: { books: ReceiptBooks }) {
  const { version, values: saved } = settingsOf(books);
  const form = useForm<ReceiptSettings, ReceiptBooks>({
    saved,
    version,
    send: (value, from) => api.PUT('/api/admin/receipts/settings', { body: { ...value, version: from } }),
    onSaved: (now) => {
      cacheBooks(now);
      showSuccess(m.seller.saved);
    },
    readAgain: async () => settingsOf(await fetchBooks()),
  });
  const { values, change } = form;
  const setting = {
    ...form,
    keep: () => void form.save(values),
    keepMine: async () => {
      const now = await form.takeUp('mine');
      if (now) await form.save(values, now.version, now.values);
    },
    undo: null,
  };
  return (
    <Panel aria-label={m.seller.title}>
      <Heading>{m.seller.title}</Heading>
      <Note>{m.seller.text}</Note>
      <SettingForm setting={setting}>
        <Field
          label={m.seller.name}
          maxLength={120}
          hint={say(m.seller.fallback, { value: books.given.name })}
          value={values.sellerName}
          onChange={({ target }) => change({ sellerName: target.value })}
        />
        <TextArea
          label={m.seller.address}
          maxLength={300}
          rows={4}
          hint={say(m.seller.fallback, { value: books.given.address })}
          value={values.sellerAddress}
          onChange={({ target }) => change({ sellerAddress: target.value })}
        />
        <Field
          label={m.seller.taxNumber}
          maxLength={30}
          hint={m.seller.noTaxNumber}
          value={values.sellerTaxNumber}
          onChange={({ target }) => change({ sellerTaxNumber: target.value })}
        />
        <Field
          label={m.seller.note}
          maxLength={200}
          hint={m.seller.noteHint}
          value={values.note}
          onChange={({ target }) => change({ note: target.value })}
        />
        <Select
          label={m.totals.tax}
          hint={m.seller.taxHints[values.tax]}
          value={values.tax}
          options={m.seller.taxModes}
          onValue={(tax) => change({ tax: tax as ReceiptSettings['tax'] })}
        />
      </SettingForm>
    </Panel>
  );
}
