import type { ChatBook, ChatOptions, ChatScript } from '@lectern/widget-kit';
import { color, focusRing, radius, shadow, typeface } from '@lectern/widget-look';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { linkProps } from '../link-props.js';
import { formatNames, priceText } from '../matching/book-reply.js';
import { fillPlaceholders } from '../matching/reply.js';

interface BookCardProps {
  book: ChatBook;
  script: ChatScript;
  options: ChatOptions;
}

export function BookCard({ book, script, options }: BookCardProps): ReactNode {
  const { title, path, thumbSrc, snippet } = book;
  return (
    <Card {...linkProps(path, options)}>
      <img src={(options.siteUrl ?? '') + thumbSrc} alt="" width={48} height={72} loading="lazy" />
      <Facts>
        <Title>{title}</Title>
        <Price>{priceLine(book, script)}</Price>
        <Snippet>{snippet}</Snippet>
      </Facts>
    </Card>
  );
}

function priceLine({ priceCents, isComing, formats }: ChatBook, script: ChatScript): string {
  const { words } = script;
  if (isComing) return words.comingText;
  if (priceCents === null) return words.awayText;
  return fillPlaceholders(words.priceText, {
    price: priceText(priceCents, script),
    formats: formatNames(formats),
  });
}

const Card = styled.a`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  gap: 12px;
  padding-block-start: 10px;
  border-block-start: 1px solid ${color.line};
  border-radius: ${radius.small};
  color: ${color.ink};
  text-decoration: none;
  &:hover {
    color: ${color.ink};
    background: ${color.wash};
  }
  ${focusRing}
  img {
    inline-size: 48px;
    block-size: 72px;
    object-fit: cover;
    border-radius: ${radius.cover};
    box-shadow: ${shadow.cover};
  }
`;

const Facts = styled.span`
  display: grid;
  gap: 2px;
  align-content: start;
`;

const Title = styled.span`
  color: ${color.accent};
  font: 600 1rem/1.25 ${typeface.title};
  text-decoration: underline;
  text-underline-offset: 0.18em;
`;

const Price = styled.span`
  font-size: 0.9375rem;
  font-weight: 600;
`;

const Snippet = styled.span`
  color: ${color.muted};
  font-size: 0.875rem;
  line-height: 1.4;
`;
