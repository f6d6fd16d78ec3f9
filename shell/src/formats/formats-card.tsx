import type { Site } from '@lectern/catalogue';
import { FormatCards, FormatsText } from './format-cards.js';

interface FormatsCardProps {
  formats: Site['formats'];
  headingId: string;
}

/** What the two formats are good for: PDF is universal, ePub adjusts itself. */
export function FormatsCard({ formats, headingId }: FormatsCardProps) {
  const { heading, text, pdf, epub } = formats;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      <FormatsText>{text}</FormatsText>
      <FormatCards formats={[pdf, epub]} headingLevel="h3" />
    </section>
  );
}
