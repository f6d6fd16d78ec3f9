import { Field, Select, TextArea } from '@lectern/ui/kit';

import { FieldRow, Stack } from '../components/index.js';
import { books as m } from '../messages.js';
import { say } from '../say.js';
import type { FeatureValues, PraiseValues } from './book-values.js';
import { type EntryState, fieldsIn } from './entry-field.js';
import { EntryList } from './entry-list.js';

interface FeatureFieldsProps {
  features: readonly FeatureValues[];
  state: EntryState;
  onFeatures: (features: readonly FeatureValues[]) => void;
}

/** Benefits of the book, in short. */
export function FeatureFields({ features, state, onFeatures }: FeatureFieldsProps) {
  return (
    <>
      <strong>{m.features.title}</strong>
      <EntryList
        label={m.features.title}
        none={m.features.none}
        entries={features}
        nameOf={({ title }, at) => title.trim() || say(m.entry.number, { at: at + 1 })}
        disabled={state.disabled}
        adds={[{ label: m.features.add, create: () => ({ title: '', text: '' }) }]}
        onEntries={onFeatures}
      >
        {(feature, at, onFeature) => {
          const field = fieldsIn(`features[${at}]`, feature, state, onFeature);
          return (
            <Stack $gap={1}>
              <Field label={m.features.name} maxLength={120} {...field('title')} />
              <TextArea label={m.features.text} rows={2} {...field('text')} />
            </Stack>
          );
        }}
      </EntryList>
    </>
  );
}

/** Buyers' reviews come by themselves, so they are no choice here. */
function sourceOptions(source: string): Readonly<Record<string, string>> {
  const { sources, otherSource } = m.praise;
  return source in sources ? sources : { [source]: otherSource, ...sources };
}

interface PraiseFieldsProps {
  praise: readonly PraiseValues[];
  state: EntryState;
  onPraise: (praise: readonly PraiseValues[]) => void;
}

/** Reviews of the press and of others who did not buy the book here. */
export function PraiseFields({ praise, state, onPraise }: PraiseFieldsProps) {
  return (
    <EntryList
      label={m.praise.title}
      none={m.praise.none}
      entries={praise}
      nameOf={({ name }, at) => name.trim() || say(m.entry.number, { at: at + 1 })}
      disabled={state.disabled}
      adds={[{ label: m.praise.add, create: () => ({ name: '', text: '', rating: '', source: 'press' }) }]}
      onEntries={onPraise}
    >
      {(review, at, onReview) => {
        const field = fieldsIn(`reviews[${at}]`, review, state, onReview);
        return (
          <Stack $gap={1}>
            <TextArea label={m.praise.text} rows={3} {...field('text')} />
            <FieldRow>
              <Field label={m.praise.name} hint={m.praise.nameHint} maxLength={120} {...field('name')} />
              <Select
                label={m.praise.source}
                name={`reviews[${at}].source`}
                value={review.source}
                options={sourceOptions(review.source)}
                disabled={state.disabled}
                onValue={(source) => onReview({ ...review, source })}
              />
              <Select
                label={m.praise.rating}
                value={review.rating}
                options={m.praise.ratings}
                disabled={state.disabled}
                onValue={(rating) => onReview({ ...review, rating })}
              />
            </FieldRow>
          </Stack>
        );
      }}
    </EntryList>
  );
}
