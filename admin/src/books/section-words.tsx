import { Field, Select, TextArea } from '@lectern/ui/kit';

import { FieldRow, Muted, Stack } from '../components/index.js';
import { books as m } from '../messages.js';
import { say } from '../say.js';
import type { BookValues } from './book-values.js';
import { type EntryState, fieldsIn } from './entry-field.js';
import { EntryList } from './entry-list.js';
import { FeatureFields, PraiseFields } from './sales-words.js';
import { newEntry, newGroup, type SectionValues } from './section-values.js';

export interface SectionWordsProps {
  section: SectionValues;
  /** Of the section in the book: `sections[2]`. */
  place: string;
  state: EntryState;
  values: BookValues;
  onSection: (section: SectionValues) => void;
  onBook: (change: Partial<BookValues>) => void;
}

const orNumber = (text: string, at: number): string => text.trim() || say(m.entry.number, { at: at + 1 });

function AboutWords(props: SectionWordsProps) {
  const { section, place, state, values, onSection, onBook } = props;
  const field = fieldsIn(place, section, state, onSection);
  return (
    <Stack>
      <Muted>{m.sections.about.note}</Muted>
      <Field label={m.sections.heading} hint={m.sections.headingHint} {...field('heading')} />
      <FeatureFields
        features={values.features}
        state={state}
        onFeatures={(features) => onBook({ features })}
      />
      <strong>{m.sections.about.groups}</strong>
      <EntryList
        label={m.sections.about.groups}
        none={m.sections.about.groupsHint}
        entries={section.groups}
        nameOf={({ heading }, at) => orNumber(heading, at)}
        disabled={state.disabled}
        adds={[{ label: m.sections.about.addGroup, create: newGroup }]}
        onEntries={(groups) => onSection({ ...section, groups })}
      >
        {(group, at, onGroup) => {
          const groupField = fieldsIn(`${place}.lists[${at}]`, group, state, onGroup);
          return (
            <Stack $gap={1}>
              <Field label={m.sections.about.groupHeading} {...groupField('heading')} />
              <TextArea label={m.sections.about.lines} rows={4} {...groupField('entries')} />
            </Stack>
          );
        }}
      </EntryList>
      <FieldRow>
        <Field label={m.sections.about.noticeTitle} {...field('noticeTitle', 'notice.title')} />
        <TextArea label={m.sections.about.noticeText} rows={2} {...field('noticeText', 'notice.text')} />
      </FieldRow>
    </Stack>
  );
}

function ListWords({ section, place, state, onSection }: SectionWordsProps) {
  const field = fieldsIn(place, section, state, onSection);
  const looks: Readonly<Record<string, string>> = m.sections.list.looks;
  return (
    <Stack>
      <Field label={m.sections.requiredHeading} {...field('heading')} />
      <TextArea label={m.sections.list.intro} rows={2} {...field('intro')} />
      <Select
        label={m.sections.list.look}
        value={section.look}
        options={looks}
        disabled={state.disabled}
        onValue={(look) => onSection({ ...section, look })}
      />
      <EntryList
        label={m.sections.list.entries}
        field={`${place}.entries`}
        error={state.errors[`${place}.entries`]}
        entries={section.entries}
        nameOf={({ title }, at) => orNumber(title, at)}
        disabled={state.disabled}
        adds={[{ label: m.sections.list.add, create: newEntry }]}
        onEntries={(entries) => onSection({ ...section, entries })}
      >
        {(entry, at, onEntry) => {
          const entryField = fieldsIn(`${place}.entries[${at}]`, entry, state, onEntry);
          return (
            <Stack $gap={1}>
              <Field label={m.sections.list.title} {...entryField('title')} />
              <TextArea label={m.sections.list.text} rows={2} {...entryField('text')} />
              <Field label={m.sections.list.source} {...entryField('source')} />
            </Stack>
          );
        }}
      </EntryList>
      <TextArea label={m.sections.list.closing} rows={2} {...field('closing')} />
    </Stack>
  );
}

function PromotionWords({ section, place, state, onSection }: SectionWordsProps) {
  const field = fieldsIn(place, section, state, onSection);
  return (
    <Stack>
      <Field label={m.sections.requiredHeading} {...field('heading')} />
      <TextArea label={m.sections.promotion.text} rows={3} {...field('text')} />
      <TextArea label={m.sections.promotion.facts} rows={3} {...field('facts')} />
      <FieldRow>
        <Field label={m.sections.promotion.linkLabel} {...field('linkLabel', 'link.label')} />
        <Field
          label={m.sections.promotion.linkPath}
          hint={m.sections.promotion.linkHint}
          autoCapitalize="none"
          {...field('linkPath', 'link.path')}
        />
      </FieldRow>
    </Stack>
  );
}

const notes: Readonly<Record<string, string>> = {
  opening: m.sections.openingNote,
  trailer: m.sections.trailerNote,
};

/** Own words of a section of the page; where its content comes from if it has none. */
export function SectionWords(props: SectionWordsProps) {
  const { section, place, state, values, onSection, onBook } = props;
  const field = fieldsIn(place, section, state, onSection);
  const bookField = fieldsIn('', values, state, onBook);
  switch (section.kind) {
    case 'about':
      return <AboutWords {...props} />;
    case 'list':
      return <ListWords {...props} />;
    case 'promotion':
      return <PromotionWords {...props} />;
    case 'reviews':
      return (
        <Stack>
          <Muted>{m.sections.reviewsNote}</Muted>
          <Field label={m.sections.heading} hint={m.sections.headingHint} {...field('heading')} />
          <PraiseFields praise={values.praise} state={state} onPraise={(praise) => onBook({ praise })} />
        </Stack>
      );
    case 'buy':
      return (
        <Stack>
          <Muted>{m.sections.buyNote}</Muted>
          <TextArea
            label={m.sections.includes}
            hint={m.sections.includesHint}
            rows={4}
            {...bookField('includes')}
          />
        </Stack>
      );
    case 'details':
      return (
        <Stack>
          <Muted>{m.sections.detailsNote}</Muted>
          <TextArea label={m.sections.note} rows={2} {...field('note')} />
        </Stack>
      );
    default:
      return <Muted>{notes[section.kind] ?? m.sections.otherNote}</Muted>;
  }
}
