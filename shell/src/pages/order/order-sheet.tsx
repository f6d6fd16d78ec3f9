import { type ButtonLook, buttonStyles, Container, fieldCss, from, quietCss } from '@lectern/ui';
import { styled } from 'styled-components';

export const OrderColumn = styled(Container)`
  padding-block: var(--space-6) var(--space-10);
`;

/** Styles for orders that the server renders into slots with plain elements. */
export const OrderSheet = styled.div<ButtonLook>`
  display: grid;
  gap: var(--space-5);
  max-width: 44rem;
  margin-top: var(--space-4);
  .column {
    display: grid;
    gap: var(--space-5);
    align-content: start;
    min-width: 0;
  }
  &:has(> .beside) {
    max-width: none;
    ${from.desktop} {
      grid-template-columns: minmax(0, 44rem) minmax(0, 24rem);
      gap: var(--space-10);
    }
  }
  h2 {
    margin-bottom: var(--space-2);
    font-size: var(--text-heading-3);
  }
  h3 {
    margin-top: var(--space-3);
    font: 600 var(--text-control) / 1.35 var(--font-control);
  }
  p {
    overflow-wrap: anywhere;
  }
  p + p,
  p + form,
  form + p {
    margin-top: var(--space-2);
  }
  .sheet {
    padding: clamp(1.25rem, 1rem + 1.2vw, 2rem);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-medium);
    background: var(--color-surface);
    box-shadow: var(--shadow-card);
  }
  .bought h2 {
    margin-bottom: var(--space-1);
  }
  .bought {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    align-items: start;
    > div {
      flex: 1 1 14rem;
      min-width: 0;
    }
  }
  .bought img {
    width: 6rem;
    height: auto;
    border-radius: var(--radius-cover);
    box-shadow: var(--shadow-cover);
  }
  .orders {
    display: grid;
    gap: var(--space-3);
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    margin-top: var(--space-2);
  }
  .button,
  form button {
    ${buttonStyles}
  }
  .beside .button,
  details form button {
    ${quietCss}
  }
  .note {
    color: var(--color-muted);
    font-size: 1rem;
  }
  form {
    display: grid;
    gap: var(--space-1);
    justify-items: start;
    max-width: 26rem;
  }
  form > div {
    width: 100%;
  }
  form button {
    margin-top: var(--space-1);
  }
  label {
    font: 600 0.9375rem/1.35 var(--font-control);
  }
  input:not([type='radio']),
  textarea {
    ${fieldCss}
  }
  fieldset {
    display: grid;
    margin-block: var(--space-1) var(--space-2);
    border: 0;
    padding: 0;
  }
  legend {
    padding: 0;
    font: 600 0.9375rem/1.35 var(--font-control);
  }
  fieldset label {
    display: flex;
    gap: var(--space-1);
    align-items: center;
    min-height: 2.75rem;
    font-weight: 400;
  }
  input[type='radio'] {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    accent-color: var(--color-accent);
  }
  details {
    margin-top: var(--space-3);
  }
  details form {
    margin-top: var(--space-2);
  }
  .problem {
    color: var(--color-danger);
    font: 600 0.9375rem/1.4 var(--font-control);
  }
  .steps {
    margin-top: var(--space-half);
    padding-inline-start: 1.5rem;
    list-style: decimal;
    > li + li {
      margin-top: var(--space-half);
    }
  }
  .steps + p,
  .steps + form {
    margin-top: var(--space-2);
  }
  ul.steps {
    list-style: disc;
  }
  .desk-only {
    display: none;
    ${from.desktop} {
      display: flex;
      gap: var(--space-4);
      align-items: start;
      margin-top: var(--space-4);
    }
    svg {
      flex: none;
      border-radius: var(--radius-small);
    }
  }
  ol:not(.steps) {
    display: grid;
    gap: var(--space-2);
    border-inline-start: 2px solid var(--color-edge);
    padding-inline-start: var(--space-3);
    list-style: none;
  }
  ol:not(.steps) li {
    display: grid;
    overflow-wrap: anywhere;
  }
  time {
    color: var(--color-muted);
    font: 400 0.9375rem/1.5 var(--font-control);
  }
  dl {
    display: grid;
    gap: var(--space-1);
    font: 400 1rem/1.5 var(--font-control);
  }
  dl div {
    display: grid;
    ${from.tablet} {
      grid-template-columns: 9rem minmax(0, 1fr);
    }
  }
  dt {
    color: var(--color-muted);
  }
  dd {
    margin: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;
