import { emailWords, site } from '@lectern/catalogue';
import { Section } from '@react-email/section';
import { EmailButton } from '../../platform/email/email-button.js';
import { Paragraph, Quotation } from '../../platform/email/email-layout.js';
import { type Email, fill } from '../../platform/email/email.js';
import { ReaderEmail } from '../../platform/email/reader-email.js';
import { siteLight } from '../../platform/email/email-theme.js';

interface EmailedStep {
  title: string;
  why: string;
  description: string;
  estimatedTime: string;
  /** Key points of urgent steps only; the others are behind the button. */
  keyPoints: readonly string[];
}

interface EmailedRoadmap {
  to: string;
  publicUrl: string;
  keptUntil: string;
  /** Disclaimers, some required by law. */
  notices: readonly string[];
  steps: readonly EmailedStep[];
}

/**
 * The roadmap as an email, in the order of its steps. It contains no typed text, and its subject does not
 * reveal the topic.
 */
export function roadmapEmail({ to, publicUrl, keptUntil, notices, steps }: EmailedRoadmap): Email {
  const words = emailWords.roadmap;
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
              <span className="muted" style={{ color: siteLight().muted }}>
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
