import { CheckField, Field, FieldHint, TextArea } from '@lectern/ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';

import { Row, Stack } from '../components/index.js';
import { books as m } from '../messages.js';
import { say } from '../say.js';
import type { BookValues } from './book-values.js';
import { type EntryState, fieldsIn, hasErrorBelow } from './entry-field.js';
import { EntryList } from './entry-list.js';
import { isStandard, newSection, ownKinds, type SectionValues } from './section-values.js';
import { kindName, sectionName } from './section-name.js';
import { SectionWords } from './section-words.js';

const Head = styled(Row)`
  justify-content: space-between;
  strong {
    overflow-wrap: anywhere;
  }
`;

const Words = styled.details`
  summary {
    min-height: 2.75rem;
    padding-block: 0.625rem;
    color: var(--color-accent);
    font: 600 0.9375rem/1.5 var(--font-control);
    cursor: pointer;
  }
`;

interface SectionProps {
  section: SectionValues;
  at: number;
  state: EntryState;
  values: BookValues;
  onSection: (section: SectionValues) => void;
  onBook: (change: Partial<BookValues>) => void;
}

/** Lists of the whole book whose words a section shows. */
const listsOf: Readonly<Record<string, string>> = { about: 'features', reviews: 'reviews', buy: 'includes' };

function Section({ section, at, state, values, onSection, onBook }: SectionProps) {
  // A new section begins with its empty heading.
  const [isOpen, setIsOpen] = useState(!isStandard(section.kind) && section.heading === '');
  const place = `sections[${at}]`;
  const list = listsOf[section.kind];
  const isWrong =
    hasErrorBelow(state.errors, place) ||
    Object.entries(state.errors).some(([name, error]) => error && list && name.startsWith(list));
  const isShown = isOpen || isWrong;
  const name = sectionName(section);
  return (
    <>
      <Head>
        <strong>{name}</strong>
        {section.kind === 'buy' ? null : (
          <CheckField
            label={m.sections.shown}
            aria-label={say(m.sections.show, { name })}
            checked={section.isShown}
            disabled={state.disabled}
            onChange={({ target }) => onSection({ ...section, isShown: target.checked })}
          />
        )}
      </Head>
      <Words
        open={isShown}
        onToggle={({ currentTarget, target }) => {
          if (target === currentTarget) setIsOpen(currentTarget.open);
        }}
      >
        <summary>{say(m.sections.words, { name: kindName(section.kind) })}</summary>
        {isShown ? <SectionWords {...{ section, place, state, values, onSection, onBook }} /> : null}
      </Words>
    </>
  );
}

interface PageSectionsProps {
  values: BookValues;
  state: EntryState;
  onBook: (change: Partial<BookValues>) => void;
}

/** Sections of the page: shown or hidden, in her order, with their words. */
export function PageSections({ values, state, onBook }: PageSectionsProps) {
  const field = fieldsIn('', values, state, onBook);
  const error = state.errors['sections'];
  return (
    <Stack>
      <Stack $gap={1}>
        <Field label={m.sections.headline} hint={m.sections.headlineHint} {...field('headline')} />
        <TextArea label={m.sections.lead} hint={m.sections.leadHint} rows={2} {...field('lead')} />
      </Stack>
      <FieldHint>{m.sections.hint}</FieldHint>
      <EntryList
        label={m.sections.title}
        entries={values.sections}
        nameOf={sectionName}
        field="sections"
        error={error}
        disabled={state.disabled}
        isFixed={({ kind }) => isStandard(kind)}
        adds={ownKinds.map((kind) => ({ label: m.sections.add[kind], create: () => newSection(kind) }))}
        onEntries={(sections) => onBook({ sections })}
      >
        {(section, at, onSection) => <Section {...{ section, at, state, values, onSection, onBook }} />}
      </EntryList>
    </Stack>
  );
}
