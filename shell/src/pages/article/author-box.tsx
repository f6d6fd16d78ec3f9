import { styled } from 'styled-components';
import type { ArticleWords } from './article.words.js';

const Box = styled.aside`
  display: grid;
  grid-template-columns: 5rem minmax(0, 1fr);
  align-items: start;
  gap: var(--space-3);
  margin-top: var(--space-5);
  img {
    width: 5rem;
    height: 5rem;
    border-radius: var(--radius-pill);
    object-fit: cover;
    object-position: 50% 20%;
  }
  h2 {
    color: var(--color-muted);
    font: 500 0.875rem/1.4 var(--font-control);
    letter-spacing: 0;
  }
  strong {
    display: block;
    font: 560 1.375rem/1.3 var(--font-title);
  }
  p {
    margin-top: var(--space-half);
    color: var(--color-muted);
    font-size: 1.0625rem;
    line-height: 1.5;
  }
`;

type AuthorBoxProps = Pick<ArticleWords, 'author'> & { heading: string };

export function AuthorBox({ author, heading }: AuthorBoxProps) {
  const { portrait } = author;
  return (
    <Box aria-labelledby="author-title">
      <picture>
        <source type="image/avif" srcSet={portrait.avifSrcSet} sizes="5rem" />
        <source type="image/webp" srcSet={portrait.webpSrcSet} sizes="5rem" />
        <img
          src={portrait.src}
          alt=""
          width={portrait.width}
          height={portrait.height}
          loading="lazy"
          decoding="async"
        />
      </picture>
      <div>
        <h2 id="author-title">{heading}</h2>
        <strong>{author.name}</strong>
        <p>{author.shortBio}</p>
      </div>
    </Box>
  );
}
