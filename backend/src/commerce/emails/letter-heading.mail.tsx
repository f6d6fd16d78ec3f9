import { siteColors } from '@lectern/ui/tokens';
import { Heading } from '@react-email/heading';

/** Begins a part of a letter. */
export function LetterHeading({ children }: { children: string }) {
  return (
    <Heading
      as="h2"
      style={{
        color: siteColors.light.ink,
        fontFamily: 'Georgia, serif',
        fontSize: '18px',
        margin: '0 0 8px',
      }}
    >
      {children}
    </Heading>
  );
}
