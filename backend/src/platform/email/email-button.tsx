import { Button } from '@react-email/button';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { look } from '@lectern/catalogue';
import { cornerRadius } from '@lectern/ui/tokens';
import { SANS, siteLight, useEmailColors } from './email-theme.js';

interface EmailButtonProps {
  href: string;
  children: string;
  note?: string;
  /** Outlined; an email has one filled button. */
  isSecondary?: boolean;
}

export function EmailButton({ href, children, note, isSecondary = false }: EmailButtonProps) {
  const { accent, onAccent } = useEmailColors();
  return (
    <Section style={{ margin: '0 0 16px' }}>
      <Button
        className={isSecondary ? 'secondary' : 'button'}
        href={href}
        style={{
          ...(isSecondary ? { color: accent } : { backgroundColor: accent, color: onAccent }),
          border: `1px solid ${accent}`,
          borderRadius: cornerRadius[look.corners].small,
          display: 'block',
          fontFamily: SANS,
          fontSize: '16px',
          fontWeight: 600,
          padding: '13px 20px',
          textAlign: 'center',
        }}
      >
        {children}
      </Button>
      {note && (
        <Text
          className="muted"
          style={{
            color: siteLight().muted,
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
