import { siteColors } from '@lectern/ui/tokens';
import { Button } from '@react-email/button';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';

const { light } = siteColors;
const SANS = '"Instrument Sans", "Helvetica Neue", Arial, sans-serif';

interface EmailButtonProps {
  href: string;
  children: string;
  /** A line beneath it that says more. */
  note?: string;
}

/** One wide button. */
export function EmailButton({ href, children, note }: EmailButtonProps) {
  return (
    <Section style={{ margin: '0 0 16px' }}>
      <Button
        className="button"
        href={href}
        style={{
          backgroundColor: light.accent,
          borderRadius: '8px',
          color: light.onAccent,
          display: 'block',
          fontFamily: SANS,
          fontSize: '16px',
          fontWeight: 600,
          padding: '14px 20px',
          textAlign: 'center',
        }}
      >
        {children}
      </Button>
      {note && (
        <Text
          className="muted"
          style={{
            color: light.muted,
            fontFamily: SANS,
            fontSize: '14px',
            lineHeight: '20px',
            margin: '6px 0 0',
          }}
        >
          {note}
        </Text>
      )}
    </Section>
  );
}
