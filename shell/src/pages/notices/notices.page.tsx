import { Button, Field } from '@lectern/ui';
import { styled } from 'styled-components';
import { Notice } from './notice.js';
import type { NoticeWords, OrderToSendWords, QuestionWords } from './notices.words.js';

export function NoticePage({ words }: { words: NoticeWords }) {
  return <Notice words={words} />;
}

/** Confirmation page at the address of an email's link. Its form posts to that address, or to a path below it. */
export function QuestionPage({ words }: { words: QuestionWords }) {
  return (
    <Notice words={words}>
      <form method="post" action={words.action}>
        <Button type="submit">{words.buttonLabel}</Button>
      </form>
    </Notice>
  );
}

const Sending = styled.form`
  display: grid;
  gap: var(--space-3);
  width: min(100%, 24rem);
  text-align: start;
`;

export function OrderToSendPage({ words }: { words: OrderToSendWords }) {
  const { buttonLabel, trackingLabel, trackingHint } = words;
  return (
    <Notice words={words}>
      <Sending method="post">
        <Field
          name="trackingNumber"
          label={trackingLabel}
          hint={trackingHint}
          pattern="[A-Za-z0-9 \\-]{0,60}"
          autoComplete="off"
        />
        <Button type="submit">{buttonLabel}</Button>
      </Sending>
    </Notice>
  );
}
