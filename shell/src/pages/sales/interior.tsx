import type { Picture } from '@lectern/catalogue';
import { darkScheme, from } from '@lectern/ui';
import { styled } from 'styled-components';
import { sidewaysRow } from '../../layout/sideways-row.js';
import * as m from '../../messages.en.js';

/** A first page, and the two after it as they face each other in the book. */
const Leaves = styled.ul`
  ${sidewaysRow}
  grid-auto-columns: 62%;
  margin-block: var(--space-3) 0;
  padding-block: var(--space-1) var(--space-2);
  ${from.tablet} {
    display: flex;
    margin-block: var(--space-8);
    padding: 0;
    > * {
      flex: 1;
    }
    li:first-child {
      margin-right: clamp(1.5rem, 4vw, 4rem);
    }
  }
`;

const Leaf = styled.li`
  position: relative;
  picture {
    background: #fffdf8;
    box-shadow: var(--shadow-lifted);
    ${darkScheme} {
      background: #efe9dd;
    }
  }
  img {
    width: 100%;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(
      var(--spine, 90deg),
      rgb(30 22 10 / 0.2),
      rgb(30 22 10 / 0.05) 2.5%,
      transparent 8%
    );
  }
  &:nth-child(2) {
    --spine: 270deg;
  }
`;

const sizes = '(min-width: 75rem) 24rem, (min-width: 44rem) 30vw, 58vw';

/** Pages of the book as they are typeset. */
export function Interior({ pictures, title }: { pictures: readonly Picture[]; title: string }) {
  return (
    <Leaves aria-label={m.interior.label(title)} data-sideways="">
      {pictures.map(({ src, width, height, avifSrcSet, webpSrcSet }, at) => (
        <Leaf key={src}>
          <picture>
            <source type="image/avif" srcSet={avifSrcSet} sizes={sizes} />
            <source type="image/webp" srcSet={webpSrcSet} sizes={sizes} />
            <img
              src={src}
              alt={m.interior.page(at + 1)}
              width={width}
              height={height}
              loading="lazy"
              decoding="async"
            />
          </picture>
        </Leaf>
      ))}
    </Leaves>
  );
}
