import type { LegalTopic, Recommendation } from '@lectern/legal-guidance';
import type { ResultsWords } from '@lectern/widget-kit';
import { Text, TextLink } from '@lectern/widget-look';
import type { ReactNode } from 'react';
import { CardFrame, Badge, Facts, Line, More, Why } from './recommendation-look.js';

interface RecommendationCardProps {
  recommendation: Recommendation;
  /** What is known of the topic here; undefined until it has been fetched. */
  topic: LegalTopic | undefined;
  words: ResultsWords;
  /** Of the whole list: all of it is shown at once. */
  isFirst: boolean;
  /** How it has moved: `Up 2`. */
  mark: string | undefined;
  siteUrl: string;
  linkTarget: '_self' | '_blank';
}

/** One thing to know or to do, and why it is here. */
export function RecommendationCard(props: RecommendationCardProps): ReactNode {
  const { recommendation, topic, words, isFirst, mark, siteUrl, linkTarget } = props;
  const { title, description, priority, estimatedTime, difficulty, keyPoints, why } = recommendation;
  const books = recommendation.bookReferences.flatMap((id) => words.books[id] ?? []);
  const sources = topic?.furtherSources ?? [];
  return (
    <CardFrame $isFirst={priority === 'high'}>
      <h4>{title}</h4>
      <Facts>
        <Badge $isFirst={priority === 'high'}>{words.priorities[priority]}</Badge>
        <span>{estimatedTime}</span>
        <span>{words.difficulties[difficulty]}</span>
        {mark && <Badge $isFirst={false}>{mark}</Badge>}
      </Facts>
      <Text>{description}</Text>
      <Why>
        <b>{words.whyLabel}:</b> {why}
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
