import type { ReceiptBooks, ReceiptSettings } from '@lectern/api-client/admin';
import { Field, Select, TextArea } from '@lectern/ui/kit';
import { api } from '../api.js';
import { Heading, Note, Panel, showSuccess, useForm } from '../components/index.js';
import { receipts as m } from '../messages.js';
import { say } from '../say.js';
import { SettingForm } from '../settings/setting-form.js';
import { booksAre, fetchBooks } from './receipts-data.js';

const settingsOf = ({ settings }: ReceiptBooks) => {
  const { sellerName, sellerAddress, sellerTaxNumber, note, tax, version } = settings;
  return {
    version,
    values: { sellerName, sellerAddress, sellerTaxNumber, note, tax } satisfies ReceiptSettings,
  };
};

const HINTS = { off: m.taxOffHint, included: m.taxIncludedHint, added: m.taxAddedHint };

/** Seller details, and whether Stripe Tax calculates tax. */
export function ReceiptSettingsForm({ books }: { books: ReceiptBooks }) {
  const { version, values: saved } = settingsOf(books);
  const form = useForm<ReceiptSettings, ReceiptBooks>({
    saved,
    version,
    send: (value, from) => api.PUT('/api/admin/receipts/settings', { body: { ...value, version: from } }),
    onSaved: (now) => {
      booksAre(now);
      showSuccess(m.kept);
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
    <Panel aria-label={m.whoSells}>
      <Heading>{m.whoSells}</Heading>
      <Note>{m.whoSellsText}</Note>
      <SettingForm setting={setting} keepLabel={m.keep}>
        <Field
          label={m.nameLabel}
          maxLength={120}
          hint={say(m.emptyFor, { value: books.given.name })}
          value={values.sellerName}
          onChange={({ target }) => change({ sellerName: target.value })}
        />
        <TextArea
          label={m.addressLabel}
          maxLength={300}
          rows={4}
          hint={say(m.emptyFor, { value: books.given.address })}
          value={values.sellerAddress}
          onChange={({ target }) => change({ sellerAddress: target.value })}
        />
        <Field
          label={m.taxNumberLabel}
          maxLength={30}
          hint={m.noTaxNumber}
          value={values.sellerTaxNumber}
          onChange={({ target }) => change({ sellerTaxNumber: target.value })}
        />
        <Field
          label={m.noteLabel}
          maxLength={200}
          hint={m.noteHint}
          value={values.note}
          onChange={({ target }) => change({ note: target.value })}
        />
        <Select
          label={m.taxLabel}
          hint={HINTS[values.tax]}
          value={values.tax}
          options={{ off: m.taxOff, included: m.taxIncluded, added: m.taxAdded }}
          onValue={(tax) => change({ tax: tax as ReceiptSettings['tax'] })}
        />
      </SettingForm>
    </Panel>
  );
}
