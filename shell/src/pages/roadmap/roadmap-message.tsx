import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { styled } from 'styled-components';

const Place = styled.section`
  display: grid;
  gap: var(--space-2);
  justify-items: start;
  max-width: 40rem;
  min-height: 40vh;
  align-content: start;
  h2 {
    font-size: var(--text-heading-3);
  }
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

/** A heading that takes the focus when its part appears after an action. */
export function useHeadingFocus(isFocused: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFocused) heading.current?.focus();
  }, [isFocused]);
  return heading;
}

interface ArrivalProps {
  heading: string;
  text: string;
  isFocused: boolean;
  children: ReactNode;
}

export function RoadmapMessage({ heading, text, isFocused, children }: ArrivalProps) {
  const title = useHeadingFocus(isFocused);
  return (
    <Place>
      <h2 ref={title} tabIndex={-1}>
        {heading}
      </h2>
      <p>{text}</p>
      <Ways>{children}</Ways>
    </Place>
  );
}
