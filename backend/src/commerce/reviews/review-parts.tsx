import { pages } from '@lectern/catalogue';
import { paletteClass } from '@lectern/ui/tokens';

import { fill } from '../../platform/email/email.js';
import { LONGEST_REVIEW, LONGEST_REVIEWER } from './review-rules.js';
import type { ReviewView } from './reviews.js';

/** Submitted text, shown again after an error. */
export interface TypedReview {
  rating: string;
  body: string;
  shownName: string;
}

interface ReviewPartProps {
  view: ReviewView;
  path: string;
  typed?: TypedReview | undefined;
  problem?: string | undefined;
}

const STARS = [5, 4, 3, 2, 1] as const;

const described = (problem: string | undefined) => (problem ? { 'aria-describedby': 'problem' } : {});

/** Form for a review, filled with the saved one. */
export function ReviewPart({ view, path, typed, problem }: ReviewPartProps) {
  const { words } = pages.review;
  const { title, bookId, coverSrc, written, bookPath } = view;
  const shown = typed ?? {
    rating: String(written?.rating ?? ''),
    body: written?.body ?? '',
    shownName: written?.shownName ?? '',
  };
  return (
    <section className={`sheet bought ${paletteClass(bookId)}`} aria-labelledby="review">
      {coverSrc ? <img src={coverSrc} alt="" width="96" height="144" /> : null}
      <div>
        <h2 id="review">{fill(words.bookHeading, { title })}</h2>
        {written && !problem ? (
          <p role="status">
            {words.states[written.state]} <a href={bookPath}>{fill(words.bookLabel, { title })}</a>
          </p>
        ) : null}
        <form method="post" action={path} noValidate>
          {problem ? (
            <p id="problem" role="alert" className="problem">
              {problem}
            </p>
          ) : null}
          <fieldset {...described(problem)}>
            <legend>{words.ratingLabel}</legend>
            {STARS.map((stars) => (
              <label key={stars}>
                <input
                  type="radio"
                  name="rating"
                  value={stars}
                  defaultChecked={shown.rating === String(stars)}
                />
                {words.starLabels[stars]}
              </label>
            ))}
          </fieldset>
          <label htmlFor="body">{words.bodyLabel}</label>
          <textarea
            id="body"
            name="body"
            rows={6}
            maxLength={LONGEST_REVIEW}
            defaultValue={shown.body}
            {...described(problem)}
          />
          <label htmlFor="shownName">{words.nameLabel}</label>
          <input
            id="shownName"
            name="shownName"
            maxLength={LONGEST_REVIEWER}
            autoComplete="name"
            defaultValue={shown.shownName}
            {...described(problem)}
          />
          <p className="note">{words.note}</p>
          <button type="submit">{written ? words.againButtonLabel : words.buttonLabel}</button>
        </form>
      </div>
    </section>
  );
}

/** Shown if the purchase was refunded or is disputed. */
export function ClosedPart() {
  return (
    <section className="sheet">
      <p>{pages.review.words.closedText}</p>
    </section>
  );
}

/** Opening the page changes nothing. */
export function EndPart({ path, isEnded }: { path: string; isEnded: boolean }) {
  const { end } = pages.review.words;
  return (
    <section className="sheet">
      {isEnded ? (
        <p role="status">{end.doneText}</p>
      ) : (
        <>
          <p>{end.text}</p>
          <form method="post" action={`${path}/end`} noValidate>
            <button type="submit">{end.buttonLabel}</button>
          </form>
        </>
      )}
    </section>
  );
}
