import { mails, site } from '@lectern/catalogue';
import { siteColors } from '@lectern/ui/tokens';
import { Section } from '@react-email/section';
import { EmailButton } from '../../platform/email/email-button.js';
import { Paragraph, Quotation } from '../../platform/email/email-layout.js';
import { type Email, fill } from '../../platform/email/email.js';
import { ReaderEmail } from '../../platform/email/reader-email.js';

interface EmailedStep {
  title: string;
  why: string;
  description: string;
  estimatedTime: string;
  /** Of what must not wait alone; the others stand behind the button. */
  keyPoints: readonly string[];
}

interface EmailedRoadmap {
  to: string;
  /** The site's origin. */
  publicUrl: string;
  /** The day until which it is kept, as it is told. */
  keptUntil: string;
  /** What it is not, and what the law wants said beside it. */
  notices: readonly string[];
  steps: readonly EmailedStep[];
}

/**
 * The roadmap to read in the mailbox, in the order in which to take it. Nothing that was typed in stands in it, and its
 * subject tells nobody who looks over a shoulder what it is about.
 */
export function roadmapEmail({ to, publicUrl, keptUntil, notices, steps }: EmailedRoadmap): Email {
  const words = mails.roadmap;
  const places = { site: site.name, keptUntil };
  return {
    to,
    subject: fill(words.subject, places),
    body: (
      <ReaderEmail words={words} places={places} publicUrl={publicUrl}>
        <Quotation text={notices.join('\n\n')} />
        {steps.map(({ title, why, description, estimatedTime, keyPoints }, at) => (
          <Section key={title}>
            <Paragraph>
              <strong>
                {at + 1}. {title}
              </strong>
              <br />
              {description}
              <br />
              <span className="muted" style={{ color: siteColors.light.muted }}>
                {why} {estimatedTime}.
              </span>
            </Paragraph>
            {keyPoints.map((point) => (
              <Paragraph key={point}>– {point}</Paragraph>
            ))}
          </Section>
        ))}
        <EmailButton href={`${publicUrl}/legal-companion/dashboard`} note={words.buttonNote}>
          {words.buttonLabel}
        </EmailButton>
      </ReaderEmail>
    ),
  };
}
