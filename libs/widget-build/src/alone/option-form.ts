import { styled } from 'styled-components';

/** A row for each option: its name, and what it may be. */
export const OptionForm = styled.form`
  display: grid;
  gap: 12px;
  label {
    display: grid;
    grid-template-columns: 8rem minmax(0, 1fr);
    gap: 12px;
    align-items: center;
  }
`;
