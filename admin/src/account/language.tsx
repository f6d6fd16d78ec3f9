import { Form, Select } from '@lectern/ui/kit';

import { api } from '../api.js';
import { useForm } from '../components/index.js';
import { setSession, useStaff } from '../sign-in/session.js';
import { account as m } from '../messages.js';
import { AccountPanel } from './account-panel.js';

type Language = ReturnType<typeof useStaff>['language'];

/** A new language reloads the dashboard. */
export function LanguagePanel() {
  const { language: before } = useStaff();
  const state = useForm({
    saved: { language: before },
    send: async ({ language }) =>
      setSession(await api.PUT('/api/admin/account/language', { body: { language } })),
  });
  return (
    <AccountPanel title={m.language.label}>
      <p>{m.language.text}</p>
      <Form state={state} kind="plain" submit={m.language.submit} busy={m.language.busy}>
        <Select
          label={m.language.label}
          value={state.values.language}
          options={m.language.names}
          onValue={(language) => state.change({ language: language as Language })}
        />
      </Form>
    </AccountPanel>
  );
}
