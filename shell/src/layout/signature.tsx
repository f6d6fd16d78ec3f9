import { styled } from 'styled-components';

const Ink = styled.div`
  width: min(11rem, 100%);
  margin-top: var(--space-3);
  svg {
    width: 100%;
    height: auto;
  }
`;

/** Decorative: the author's name is in the text above it. */
export function Signature({ svg }: { svg: string }) {
  return <Ink aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />;
}
