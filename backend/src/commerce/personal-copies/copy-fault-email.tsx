import { type EmailWords, site } from '@lectern/catalogue';

import { EmailButton } from '../../platform/email/email-button.js';
import { type Email, fill } from '../../platform/email/email.js';
import { bookThemeOf } from '../../platform/email/email-theme.js';
import { OwnerEmail } from '../../platform/email/owner-email.js';
import type { CopyFaultReason } from './personal-copy-rules.js';

interface CopyFaultEmail {
  to: string;
  words: EmailWords['ownerCopyFault'];
  title: string;
  productId: string;
  fileName: string;
  reason: CopyFaultReason;
  publicUrl: string;
}

/** Email to the owner: no copies can be made of a file. */
export function copyFaultEmail(email: CopyFaultEmail): Email {
  const { to, words, title, productId, fileName, reason, publicUrl } = email;
  const places = { title, file: fileName, reason: words.reasons[reason], site: site.name };
  return {
    to,
    subject: fill(words.subject, places),
    body: (
      <OwnerEmail
        words={words}
        heading={words.heading}
        places={places}
        publicUrl={publicUrl}
        book={bookThemeOf(title)}
      >
        <EmailButton href={`${publicUrl}/admin/shop/products/${encodeURIComponent(productId)}`}>
          {words.buttonLabel}
        </EmailButton>
      </OwnerEmail>
    ),
  };
}
