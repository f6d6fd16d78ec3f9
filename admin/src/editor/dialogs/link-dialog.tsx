import { allowedAddress } from '@lectern/rich-text/html';
import { Button, Field, FormDialog, useForm } from '@lectern/ui/kit';
import type { EditorView } from 'prosemirror-view';
import { editor as m } from '../../messages.js';
import { linkAround, removeLink, setLink } from '../core/links.js';

interface LinkDialogProps {
  view: EditorView;
  onClose: () => void;
}

/** Completes an address as people type it: `jane@example.com`, `example.com/page`, `/books`. */
function addressTyped(typed: string): string | undefined {
  const [name = ''] = typed.split(/[/?#]/, 1);
  const isBare = name.includes('.') && !/[:\s]/.test(name);
  const whole = isBare ? `${name.includes('@') ? 'mailto:' : 'https://'}${typed}` : typed;
  return allowedAddress(whole, location.origin);
}

export function LinkDialog({ view, onClose }: LinkDialogProps) {
  const { state } = view;
  const around = linkAround(state);
  const isWithoutText = state.selection.empty && !around;
  const form = useForm({
    saved: { address: around?.href ?? '', text: '' },
    required: { address: m.link.errors.missing, ...(isWithoutText ? { text: m.link.errors.text } : {}) },
    check: ({ address }) => (addressTyped(address) ? {} : { address: m.link.errors.invalid }),
    send: ({ address, text }) => {
      setLink(addressTyped(address) ?? '', isWithoutText ? text : undefined)(view.state, view.dispatch);
      onClose();
      return Promise.resolve();
    },
  });
  return (
    <FormDialog
      title={m.link.title}
      state={form}
      submit={m.link.submit}
      busy={m.link.busy}
      onCancel={onClose}
      more={
        around ? (
          <Button
            kind="bare"
            onClick={() => {
              removeLink(view.state, view.dispatch);
              onClose();
            }}
          >
            {m.link.remove}
          </Button>
        ) : null
      }
    >
      <Field
        label={m.link.address}
        hint={m.link.hint}
        {...form.free('address')}
        data-first=""
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
      />
      {isWithoutText ? <Field label={m.link.text} {...form.free('text')} /> : null}
    </FormDialog>
  );
}
