import { Container, SectionHeading } from '@lectern/ui';
import { styled } from 'styled-components';
import { Controls, Dots, StopButton } from '../../../rotation/rotation-controls.js';
import { useRotation } from '../../../rotation/use-rotation.js';
import type { HomeWords } from '../home.words.js';
import { MonthCard } from './month-card.js';

/** Specification 1, section 9. */
const intervalMs = 8000;

const Section = styled.section`
  padding-block: var(--space-10);
`;

/** All months lie in one place: the page keeps its height while they take turns. */
const Pile = styled.div`
  display: grid;
  gap: var(--space-3);
`;

const Note = styled.p`
  color: var(--color-muted);
  font: 400 0.875rem/1.5 var(--font-control);
  text-align: center;
`;

/** A book for each month, taking turns. */
export function BookOfTheMonth({ words }: { words: HomeWords['bookOfTheMonth'] }) {
  const { heading, text, entries, statsNote, pauseLabel, playLabel } = words;
  const { index, isOn, isTurning, select, toggle, attention } = useRotation({
    count: entries.length,
    intervalMs,
  });
  return (
    <Section aria-labelledby="month-title" aria-roledescription="carousel">
      <Container>
        <SectionHeading id="month-title" intro={text}>
          {heading}
        </SectionHeading>
        <Pile {...attention} aria-live={isTurning ? 'off' : 'polite'}>
          {entries.map((month, at) => (
            <MonthCard key={month.month} month={month} words={words} isShown={at === index} />
          ))}
        </Pile>
        <Controls>
          <Controls {...attention}>
            <Dots names={entries.map(({ month }) => month)} index={index} onSelect={select} />
          </Controls>
          <StopButton isOn={isOn} pauseLabel={pauseLabel} playLabel={playLabel} onToggle={toggle} />
        </Controls>
        {statsNote ? <Note>{statsNote}</Note> : null}
      </Container>
    </Section>
  );
}
