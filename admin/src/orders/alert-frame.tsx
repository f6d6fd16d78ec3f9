import { styled } from 'styled-components';

export const Frame = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  margin-bottom: var(--space-2);
  padding: var(--space-2);
  border: 1px solid color-mix(in srgb, var(--color-danger) 45%, transparent);
  border-left-width: 4px;
  border-radius: var(--radius-small);
  background: color-mix(in srgb, var(--color-danger) 5%, var(--color-surface));
  > div {
    flex: 1 1 18rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  h2 {
    margin-bottom: 0.25rem;
    font-size: 1.0625rem;
  }
`;
