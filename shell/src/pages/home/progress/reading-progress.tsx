import { useRef } from 'react';
import { looks, ReadProperties, useScrollFallback } from './scroll-progress.js';

/** How much of the page has been read, for the eye: a screen reader knows where it is. */
export function ReadingProgress({ look }: { look: keyof typeof looks }) {
  const reading = useRef<HTMLDivElement>(null);
  useScrollFallback(reading);
  const { Place, Drawing } = looks[look];
  return (
    <>
      <ReadProperties />
      <Place ref={reading} data-look={look} aria-hidden="true">
        <Drawing />
      </Place>
    </>
  );
}
