import { Injectable } from '@nestjs/common';
import { Configuration } from '../config/configuration.js';
import { PrivateCookie } from './private-cookie.js';
import { LIFE_MS } from './session-rules.js';

@Injectable()
export class SessionCookie extends PrivateCookie {
  constructor({ publicUrl }: Configuration) {
    super(publicUrl, 'session', LIFE_MS);
  }
}
