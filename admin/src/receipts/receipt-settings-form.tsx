import type { ReceiptBooks, ReceiptSettings } from '@lectern/api-client/admin';
import { Field, Select, TextArea } from '@lectern/ui/kit';
import { api } from '../api.js';
import { Heading, Note, Panel, showSuccess } from '../components/index.js';
import { receipts as m } from '../messages.js';
import { useSavedForm } from '../saving/index.js';
import { say } from '../say.js';
import { savedPart, SettingForm, settingText } from '../settings/setting-form.js';
import { cacheBooks, fetchBooks } from './receipts-data.js';

function partOf({ settings }: ReceiptBooks) {
  const { sellerName, sellerAddress, sellerTaxNumber, note, tax } = settings;
  return {
    ...settings,
    value: { sellerName, sellerAddress, sellerTaxNumber, note, tax } satisfies ReceiptSettings,
  };
}

const savedOf = (books: ReceiptBooks) => savedPart(partOf(books));

const textOf = ({ sellerName, sellerAddress, sellerTaxNumber, note, tax }: ReceiptSettings): string =>
  settingText([
    [m.seller.name, sellerName],
    [m.seller.address, sellerAddress],
    [m.seller.taxNumber, sellerTaxNumber],
    [m.seller.note, note],
    [m.totals.tax, m.seller.taxModes[tax]],
  ]);

export function ReceiptSettingsForm({ books }: { books: ReceiptBooks }) {
  const form = useSavedForm<ReceiptSettings, ReceiptBooks>({
    name: 'setting:receipts',
    saved: savedOf(books),
    savedOf,
    load: async () => savedOf(await fetchBooks()),
    send: (value, version) => api.PUT('/api/admin/receipts/settings', { body: { ...value, version } }),
    onSaved: (now) => {
      cacheBooks(now);
      showSuccess(m.seller.saved);
    },
  });
  const { values, change } = form;
  const setting = { ...form, textOf, keep: () => void form.save(), undo: null };
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
