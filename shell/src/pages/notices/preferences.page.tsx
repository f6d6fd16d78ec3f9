import type { Newsletter } from '@lectern/catalogue';
import { Button } from '@lectern/ui';
import { useId } from 'react';
import { styled } from 'styled-components';

import { Notice } from './notice.js';
import type { PreferencesWords } from './preferences.words.js';

const Choosing = styled.form`
  display: grid;
  gap: var(--space-3);
  width: min(100%, 34rem);
  text-align: start;
  fieldset {
    display: grid;
    gap: var(--space-2);
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    margin-block-end: var(--space-1);
    padding: 0;
    font: 600 var(--text-control) / 1.35 var(--font-control);
  }
  > button {
    justify-self: start;
  }
`;

const Said = styled.p`
  padding: var(--space-2);
  border-inline-start: 3px solid var(--color-accent);
  border-radius: var(--radius-small);
  background: var(--color-surface);
`;

const Leaving = styled.section`
  display: grid;
  gap: var(--space-1);
  justify-items: start;
  width: min(100%, 34rem);
  margin-block-start: var(--space-3);
  padding-block-start: var(--space-3);
  border-block-start: 1px solid var(--color-edge);
  text-align: start;
  h2 {
    font-size: var(--text-heading-4);
  }
  form {
    margin-block-start: var(--space-1);
  }
`;

/** Works without script, at the address of the link itself; its forms post below it. */
export function PreferencesPage({ words }: { words: PreferencesWords }) {
  const { legend, topics, saveLabel, said, leave } = words;
  const saidId = useId();
  const leaveId = useId();
  return (
    <Notice words={words}>
      <Choosing method="post" autoComplete="off">
        {said ? (
          <Said id={saidId} role={said.isProblem ? 'alert' : 'status'}>
            {said.text}
          </Said>
        ) : null}
        <fieldset aria-describedby={said?.isProblem ? saidId : undefined}>
          <legend>{legend}</legend>
          {topics.map((topic) => (
            <TopicBox key={topic.id} {...topic} />
          ))}
        </fieldset>
        <Button type="submit">{saveLabel}</Button>
      </Choosing>
      <Leaving aria-labelledby={leaveId}>
        <h2 id={leaveId}>{leave.heading}</h2>
        <p>{leave.text}</p>
        <form method="post" action="preferences/leave">
          <Button type="submit" $look="quiet">
            {leave.buttonLabel}
          </Button>
        </form>
      </Leaving>
    </Notice>
  );
}

const Box = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0 var(--space-2);
  padding: var(--space-2);
  border: 1px solid var(--color-edge);
  border-radius: var(--radius-small);
  background: var(--color-surface);
  input {
    position: relative;
    z-index: 1;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    margin: 0;
    accent-color: var(--color-accent);
    cursor: pointer;
  }
  label {
    font: 600 var(--text-control) / 1.5rem var(--font-control);
  }
  label::after {
    content: '';
    position: absolute;
    inset: 0;
    cursor: pointer;
  }
  p {
    grid-column: 2;
    color: var(--color-muted);
    font-size: 1rem;
    line-height: 1.5;
  }
  &:hover,
  &:has(:checked) {
    border-color: var(--color-accent);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--color-accent);
    outline-offset: 2px;
  }
  input:focus-visible {
    outline: none;
  }
`;

function TopicBox({ id, label, note }: Newsletter['topics'][number]) {
  const boxId = useId();
  const noteId = useId();
  return (
    <Box>
      <input type="checkbox" id={boxId} name="topics" value={id} aria-describedby={noteId} />
      <label htmlFor={boxId}>{label}</label>
      <p id={noteId}>{note}</p>
    </Box>
  );
}
