import { Injectable } from '@nestjs/common';

import { PasskeyCeremonies } from '../../platform/access/passkey-ceremonies.js';

/** What a device is asked to sign at the door: it names nobody, so it tells nobody who works here. */
@Injectable()
export class OfferPasskeySignIn {
  constructor(private readonly ceremonies: PasskeyCeremonies) {}

  execute(): Promise<object> {
    return this.ceremonies.offerSignIn();
  }
}
