import { PASSWORD_LENGTH } from '../../platform/config/password-rules.js';
import { hashPassword, weaknessOfPassword } from '../../platform/access/password-strength.js';
import { emailAddressIn } from '../../platform/http/email-field.js';
import { ONE_LINE } from '../../platform/http/text-rules.js';
import { TEXT_LIMITS } from '../first-run-rules.js';
import { PasswordField, TextField } from '../form-fields.js';
import { filled, messagesIn } from '../messages.js';
import type { Answer, Asked, FieldsProps, Form, Question } from './question.js';

const { min, max } = PASSWORD_LENGTH;

/** Her name, and the address and password of the first owner. Only the password's hash is stored. */
export const you: Question = {
  step: 'you',
  valuesOf: ({ draft }) => ({ name: draft.you?.name ?? '', email: draft.you?.email ?? '' }),
  read,
  Fields,
};

async function read({ values }: Form, { draft, language }: Asked): Promise<Answer> {
  const { you: m } = messagesIn(language);
  const name = (values['name'] ?? '').trim();
  const email = emailAddressIn(values['email'] ?? '');
  const password = values['password'] ?? '';
  const faults: Record<string, string> = {};
  if (!name || name.length > TEXT_LIMITS.name || !ONE_LINE.test(name))
    faults['name'] = filled(m.noName, { max: TEXT_LIMITS.name });
  if (!email) faults['email'] = m.noEmail;
  const kept = password === '' ? draft.you?.passwordHash : undefined;
  if (kept === undefined && (password.length < min || password.length > max))
    faults['password'] = filled(m.noPassword, { min, max });
  if (!email || Object.keys(faults).length > 0) return { draft: {}, faults };
  if (kept !== undefined) return { draft: { you: { name, email, passwordHash: kept } }, faults };
  const weakness = await weaknessOfPassword(password, [name, email]).catch(() => 'unchecked' as const);
  if (weakness !== 'none') return { draft: {}, faults: { password: m[weakness] } };
  return { draft: { you: { name, email, passwordHash: await hashPassword(password) } }, faults };
}

function Fields({ asked: { draft, language }, values, faults }: FieldsProps) {
  const { you: m } = messagesIn(language);
  return (
    <>
      <TextField
        name="name"
        label={m.name}
        hint={m.nameHint}
        fault={faults['name']}
        defaultValue={values['name']}
        autoComplete="name"
        maxLength={TEXT_LIMITS.name}
        required
      />
      <TextField
        name="email"
        type="email"
        label={m.email}
        hint={m.emailHint}
        fault={faults['email']}
        defaultValue={values['email']}
        autoComplete="username"
        required
      />
      <PasswordField
        name="password"
        label={m.password}
        hint={draft.you ? m.passwordKept : filled(m.passwordHint, { min })}
        fault={faults['password']}
        maxLength={max}
        required={!draft.you}
        reveal={m.passwordShown}
      />
    </>
  );
}
