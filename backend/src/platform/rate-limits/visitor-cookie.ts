import { Injectable } from '@nestjs/common';

import { PrivateCookie } from '../access/private-cookie.js';
import { Configuration } from '../config/configuration.js';

const KEPT_MS = 30 * 24 * 60 * 60_000;

/** The cookie by which a browser finds again what its visitor has done here, without an account. */
@Injectable()
export class VisitorCookie extends PrivateCookie {
  constructor({ publicUrl }: Configuration) {
    super(publicUrl, 'visitor', KEPT_MS);
  }
}
