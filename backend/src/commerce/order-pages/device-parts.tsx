import { pages } from '@lectern/catalogue';

import { fill } from '../../platform/email/email.js';
import { EmailForm, type FormResult } from '../order-links/mailbox-forms.js';
import { formatName } from '../downloads/download-rules.js';
import type { LineFacts } from './order-pages.js';
import { DEVICE_KINDS, type DeviceKind, helpedFormats, type HelpedFormat } from '../devices/device-rules.js';
import { QrCode } from '../devices/qr-code.js';

const words = () => pages.order.words.device;

export interface DeviceResult extends FormResult {
  /** Address that the book was sent to. */
  sentTo?: string;
}

export interface DeviceFacts {
  kind: DeviceKind;
  /** Sender that Amazon must approve. */
  sender: string;
  pageUrl: string;
  /** The last sent book, if it was too large for the mail server. */
  tooLarge: { email: string; title: string } | undefined;
}

interface DevicePartProps extends DeviceFacts {
  lines: readonly LineFacts[];
  path: string;
  result: DeviceResult | undefined;
}

/** Help to get a book onto a reading device: for this one, and collapsed for all others. */
export function DevicePart({ lines, kind, sender, pageUrl, path, result, tooLarge }: DevicePartProps) {
  const withFiles = lines.filter(({ files }) => files.length > 0);
  const formats = helpedFormats(withFiles.flatMap(({ files }) => files));
  if (formats.length === 0) return null;
  const others = DEVICE_KINDS.filter((each) => each !== kind);
  const kindle = { lines: withFiles, sender, action: `${path}/to-device#device`, result };
  return (
    <section aria-labelledby="device" data-screen-only="">
      <h2 id="device">{words().heading}</h2>
      {tooLarge && !result ? <p role="status">{fill(words().kindleForm.tooLargeText, tooLarge)}</p> : null}
      <Steps kind={kind} formats={formats} kindle={kindle} />
      {kind === 'desktop' ? <PhoneCode pageUrl={pageUrl} /> : null}
      <details open={result !== undefined && kind !== 'kindle'}>
        <summary>{words().othersLabel}</summary>
        {others.map((each) => (
          <Steps key={each} kind={each} formats={formats} kindle={kindle} />
        ))}
      </details>
    </section>
  );
}

interface KindleProps {
  lines: readonly LineFacts[];
  sender: string;
  action: string;
  result: DeviceResult | undefined;
}

interface StepsProps {
  kind: DeviceKind;
  formats: readonly HelpedFormat[];
  kindle: KindleProps;
}

function stepsOf(kind: DeviceKind, formats: readonly HelpedFormat[]): readonly string[] {
  if (kind === 'desktop') return formats.map((format) => words().kinds.desktop.formats[format]);
  return words().kinds[kind].steps;
}

function Steps({ kind, formats, kindle }: StepsProps) {
  const { heading } = words().kinds[kind];
  const format = formatName(formats.every((each) => each === 'pdf') ? 'pdf' : 'epub');
  // On a computer they are alternatives, not steps.
  const List = kind === 'desktop' ? 'ul' : 'ol';
  return (
    <>
      <h3>{heading}</h3>
      <List className="steps">
        {stepsOf(kind, formats).map((step) => (
          <li key={step}>{fill(step, { sender: kindle.sender, format })}</li>
        ))}
      </List>
      {kind === 'kindle' ? <KindleForm {...kindle} /> : null}
    </>
  );
}

function KindleForm({ lines, action, result }: KindleProps) {
  const { emailLabel, buttonLabel, sentText, limitText } = words().kindleForm;
  return (
    <>
      {result?.sentTo ? <p role="status">{fill(sentText, { email: result.sentTo })}</p> : null}
      {lines.map(({ lineNumber, title }) => (
        <EmailForm
          key={lineNumber}
          action={action}
          label={lines.length > 1 ? `${title}: ${emailLabel}` : emailLabel}
          buttonLabel={buttonLabel}
          email={result?.email ?? ''}
          problem={result?.problem}
          hidden={{ line: String(lineNumber) }}
          name={`kindle-${lineNumber}`}
        />
      ))}
      <p className="note">{limitText}</p>
    </>
  );
}

/** QR code to continue on a phone; only on wide windows. */
function PhoneCode({ pageUrl }: { pageUrl: string }) {
  const { heading, text, codeLabel } = words().phone;
  return (
    <div className="desk-only">
      <QrCode text={pageUrl} label={codeLabel} />
      <div>
        <h3>{heading}</h3>
        <p>{text}</p>
        <p className="note">
          <a href={pageUrl}>{pageUrl}</a>
        </p>
      </div>
    </div>
  );
}
