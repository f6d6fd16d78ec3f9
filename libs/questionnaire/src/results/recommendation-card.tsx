import type { LegalTopic, Recommendation } from '@lectern/legal-guidance';
import type { ResultsWords } from '@lectern/widget-kit';
import { disclosureCss, disclosureMarkCss, openMarkCss, widgetCss } from '@lectern/ui/tokens';
import { Text, TextLink, chip, color, focusRing, radius } from '@lectern/widget-look';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface RecommendationCardProps {
  recommendation: Recommendation;
  /** Details of the topic; undefined while loading. */
  topic: LegalTopic | undefined;
  words: ResultsWords;
  /** Whether it is first in the list: its details are expanded. */
  isFirst: boolean;
  /** Movement label: `Up 2`. */
  mark: string | undefined;
  siteUrl: string;
  linkTarget: '_self' | '_blank';
}

export function RecommendationCard(props: RecommendationCardProps): ReactNode {
  const { recommendation, topic, words, isFirst, mark, siteUrl, linkTarget } = props;
  const { title, description, priority, estimatedTime, difficulty, keyPoints, why, recommendationType } =
    recommendation;
  const books = recommendation.bookReferences.flatMap((id) => words.books[id] ?? []);
  const sources = topic?.furtherSources ?? [];
  return (
    <CardFrame $isFirst={priority === 'high'} data-urgent={recommendationType === 'act-now' || undefined}>
      <h4>{title}</h4>
      <Facts>
        <Badge $isFirst={priority === 'high'}>{words.priorities[priority]}</Badge>
        <span>{estimatedTime}</span>
        <span>{words.difficulties[difficulty]}</span>
        {mark && <Badge $isFirst={false}>{mark}</Badge>}
      </Facts>
      <Text>{description}</Text>
      <Why>
        <b>{words.whyLabel}:</b> <span>{why}</span>
      </Why>
      {books.length > 0 && (
        <Line>
          <b>{words.booksLabel}:</b>{' '}
          {books.map(({ title: book, path }, at) => (
            <span key={path}>
              {at > 0 && ', '}
              <TextLink href={siteUrl + path} target={linkTarget} rel="noopener">
                {book}
              </TextLink>
            </span>
          ))}
        </Line>
      )}
      <More open={isFirst || topic?.isCrisis}>
        <summary>{words.keyPointsLabel}</summary>
        <ul>
          {keyPoints.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        {sources.length > 0 && (
          <>
            <p>
              <b>{words.sourcesLabel}:</b>
            </p>
            <ul>
              {sources.map(({ label, url }) => (
                <li key={url}>
                  <TextLink href={url} target="_blank" rel="noopener noreferrer">
                    {label}
                  </TextLink>
                </li>
              ))}
            </ul>
          </>
        )}
      </More>
    </CardFrame>
  );
}

const CardFrame = styled.li<{ $isFirst: boolean }>`
  display: grid;
  gap: 12px;
  padding: 20px;
  border: 1px solid ${color.line};
  border-inline-start: 4px solid ${({ $isFirst }) => ($isFirst ? color.accent : color.line)};
  border-radius: ${radius.medium};
  background: ${color.background};
  overflow-wrap: anywhere;
  counter-increment: step;
  @media print {
    /* Most cards are longer than half a sheet: kept whole, each would take a sheet. */
    display: block;
    break-inside: auto;
    padding-block: 8px;
    > * {
      margin-block: 6px;
    }
    h4,
    p {
      break-inside: avoid;
      break-after: avoid;
    }
  }
  &[data-urgent] {
    border: 2px solid ${color.danger};
  }
  &[data-urgent] + &:not([data-urgent]) {
    margin-block-start: 24px;
  }
  h4::before {
    content: counter(step) '. ';
    color: ${color.accent};
  }
  &[data-urgent] h4::before {
    color: ${color.danger};
  }
  h4 {
    margin: 0;
    font-size: 1.125rem;
    line-height: 1.3;
    text-wrap: balance;
  }
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 14px;
  align-items: center;
  margin: 0;
  color: ${color.muted};
  font-size: 0.875rem;
`;

const Badge = styled.span<{ $isFirst: boolean }>`
  ${chip}
  border-color: ${({ $isFirst }) => ($isFirst ? color.accent : color.edge)};
  color: ${({ $isFirst }) => ($isFirst ? color.onAccent : color.ink)};
  background: ${({ $isFirst }) => ($isFirst ? color.accent : 'transparent')};
`;

const Why = styled.p`
  margin: 0;
  padding: 10px 14px;
  border-radius: ${radius.small};
  background: ${color.wash};
  font-size: 0.9375rem;
  text-wrap: pretty;
`;

const Line = styled.p`
  margin: 0;
  font-size: 0.9375rem;
`;

const More = styled.details`
  font-size: 0.9375rem;
  summary {
    ${widgetCss(disclosureCss)}
    ${focusRing}
    &::-webkit-details-marker {
      display: none;
    }
    &::after {
      ${disclosureMarkCss}
    }
  }
  &[open] summary::after {
    ${openMarkCss}
  }
  ul {
    display: grid;
    gap: 6px;
    margin: 8px 0 0;
    padding-inline-start: 1.25em;
    /* A page may take the marks from its lists. */
    list-style: disc;
  }
  p {
    margin: 12px 0 0;
  }
  @media print {
    &::details-content {
      content-visibility: visible;
    }
  }
`;
