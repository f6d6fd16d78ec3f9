import { from, Icon } from '@lectern/ui';
import { fileSizeText } from '@lectern/ui/formats';
import { styled } from 'styled-components';

import { useLocale } from '../../site-data.js';
import type { MediaKitWords } from './media-kit.words.js';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-4) var(--space-3);
  ${from.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  ${from.desktop} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`;

const Picture = styled.li`
  display: grid;
  grid-template-rows: auto auto auto;
  align-content: start;
  gap: var(--space-1);
  font: 400 0.875rem/1.5 var(--font-control);
  img {
    width: 100%;
    aspect-ratio: 2 / 3;
    object-fit: cover;
    border-radius: var(--radius-small);
    box-shadow: var(--shadow-cover);
  }
  span {
    color: var(--color-muted);
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    min-height: 2.75rem;
    font-weight: 600;
  }
`;

export function KitPictures({ words }: { words: MediaKitWords }) {
  const locale = useLocale();
  return (
    <Grid>
      {words.pictures.map(({ src, width, height, sizeBytes, label, fileName, thumb }) => (
        <Picture key={src}>
          <img src={thumb.src} alt="" width={thumb.width} height={thumb.height} loading="lazy" />
          <div>
            {label}
            <br />
            <span>
              JPEG, {width} × {height}
              <br />
              {fileSizeText(sizeBytes, locale)}
            </span>
          </div>
          <div>
            <a href={src} download={fileName} aria-label={`${words.downloadLabel}: ${label}`}>
              {words.downloadLabel}
              <Icon name="download" />
            </a>
          </div>
        </Picture>
      ))}
    </Grid>
  );
}
