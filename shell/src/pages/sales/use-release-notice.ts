import { ApiError, askForNotice } from '@lectern/api-client';
import { useActionState } from 'react';
import { isEmailAddress } from '../../email-address.js';
import type { ReleaseNoticeWords } from './release-notice.words.js';

export interface NoticeFormState {
  step: 'idle' | 'sent' | 'error';
  /** What was entered, so that a refusal does not empty the field. */
  email: string;
  /** To be read beside the field; null while all is well. */
  problem: string | null;
}

const idle: NoticeFormState = { step: 'idle', email: '', problem: null };

/** Idle, submitting, and then sent or what is wrong. */
export function useReleaseNotice({ form, productId }: ReleaseNoticeWords) {
  const [state, submit, isSubmitting] = useActionState<NoticeFormState, FormData>(async (_before, data) => {
    const email = String(data.get('email') ?? '').trim();
    const wrong = (problem: string): NoticeFormState => ({ step: 'error', email, problem });
    if (!isEmailAddress(email)) return wrong(form.emailProblem);
    try {
      await askForNotice({ email, productId });
      return { step: 'sent', email, problem: null };
    } catch (cause) {
      return wrong(cause instanceof ApiError && cause.status < 500 ? cause.detail : form.failure);
    }
  }, idle);
  return { state, submit, isSubmitting };
}
