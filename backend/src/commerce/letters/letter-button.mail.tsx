import { siteColors } from '@lectern/ui/tokens';
import { Button } from '@react-email/components';

const { light } = siteColors;

/** One wide button. */
export function LetterButton({ href, children }: { href: string; children: string }) {
  return (
    <Button
      className="button"
      href={href}
      style={{
        backgroundColor: light.accent,
        borderRadius: '8px',
        color: light.onAccent,
        display: 'block',
        fontFamily: '"Instrument Sans", "Helvetica Neue", Arial, sans-serif',
        fontSize: '16px',
        fontWeight: 600,
        margin: '0 0 16px',
        padding: '14px 20px',
        textAlign: 'center',
      }}
    >
      {children}
    </Button>
  );
}
