import { Injectable } from '@nestjs/common';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import { randomBytes } from 'node:crypto';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';

/** Read at the first ceremony: a start does without the certificates of all makers of keys. */
const webauthn = () => import('@simplewebauthn/server');

/** What is kept of a passkey. */
interface KeptCredential {
  credentialId: string;
  publicKey: Uint8Array<ArrayBuffer>;
  useCount: number;
  transports: string[];
  /** Whether it lives in an account of its owner's, and so outlives the device. */
  isSynced: boolean;
}

interface NewPasskey {
  userId: string;
  email: string;
  name: string;
  /** As the browser shows it. */
  siteName: string;
  /** Those they have: a device that holds one makes no second. */
  known: readonly Pick<KeptCredential, 'credentialId' | 'transports'>[];
}

/** As long as somebody may look for their finger, or for their telephone. */
const CHALLENGE_LIFE_MS = 5 * 60_000;

const CHALLENGE_BYTES = 32;

const NEW = `INSERT INTO passkey_challenges (challenge, user_id, expires_at)
  VALUES ($1, $2, now() + interval '${CHALLENGE_LIFE_MS} milliseconds')`;

const USE = `DELETE FROM passkey_challenges
  WHERE challenge = $1 AND user_id IS NOT DISTINCT FROM $2 AND expires_at > now()`;

/** As WebAuthn names them. */
const named = (known: NewPasskey['known']) =>
  known.map(({ credentialId, transports }) => ({ id: credentialId, transports }));

/** Both ceremonies of WebAuthn. What a browser sends is anybody’s: an answer that is not right is undefined, never an error. */
@Injectable()
export class PasskeyCeremonies {
  private readonly site: { expectedOrigin: string; expectedRPID: string };

  constructor(
    { publicUrl }: Configuration,
    private readonly database: Database,
  ) {
    const { origin, hostname } = new URL(publicUrl);
    this.site = { expectedOrigin: origin, expectedRPID: hostname };
  }

  async offerNew({
    userId,
    email,
    name,
    siteName,
    known,
  }: NewPasskey): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const { generateRegistrationOptions } = await webauthn();
    const challenge = await this.createChallenge(userId);
    return generateRegistrationOptions({
      rpName: siteName,
      rpID: this.site.expectedRPID,
      userName: email,
      userDisplayName: name,
      userID: new TextEncoder().encode(userId),
      challenge: Buffer.from(challenge, 'base64url'),
      timeout: CHALLENGE_LIFE_MS,
      excludeCredentials: named(known),
      // Kept on the device and opened by its owner alone: then it is a sign-in of its own, and needs no name typed.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  async readNew(userId: string, response: object): Promise<KeptCredential | undefined> {
    const { verifyRegistrationResponse } = await webauthn();
    const verified = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: (challenge) => this.useChallenge(challenge, userId),
      ...this.site,
      requireUserVerification: true,
    }).catch(() => undefined);
    if (!verified?.verified) return undefined;
    const { credential, credentialBackedUp } = verified.registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: credential.publicKey,
      useCount: credential.counter,
      transports: credential.transports ?? [],
      isSynced: credentialBackedUp,
    };
  }

  /** @param owner whose passkeys are asked for; null where somebody signs in, and is not known yet */
  async offerUse(
    owner: Pick<NewPasskey, 'userId' | 'known'> | null,
  ): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { generateAuthenticationOptions } = await webauthn();
    return generateAuthenticationOptions({
      rpID: this.site.expectedRPID,
      challenge: Buffer.from(await this.createChallenge(owner?.userId ?? null), 'base64url'),
      ...(owner ? { allowCredentials: named(owner.known) } : {}),
      timeout: CHALLENGE_LIFE_MS,
      userVerification: 'required',
    });
  }

  /**
   * @param userId whom the question was put to; null where somebody signs in
   * @returns how often the passkey says that it was used; undefined where it did not sign this
   */
  async readUse(kept: KeptCredential, response: object, userId: string | null): Promise<number | undefined> {
    const credential: WebAuthnCredential = {
      id: kept.credentialId,
      publicKey: kept.publicKey,
      counter: kept.useCount,
      transports: kept.transports,
    };
    const { verifyAuthenticationResponse } = await webauthn();
    const verified = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: (challenge) => this.useChallenge(challenge, userId),
      ...this.site,
      credential,
      requireUserVerification: true,
    }).catch(() => undefined);
    return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
  }

  /**
   * What a passkey has to sign: made here, good for one answer and for a few minutes.
   * @param userId who adds or shows a passkey; null where somebody signs in, and is not known yet
   * @returns in base64url
   */
  async createChallenge(userId: string | null): Promise<string> {
    const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url');
    await this.database.manager.query('DELETE FROM passkey_challenges WHERE expires_at <= now()');
    await this.database.manager.query(NEW, [challenge, userId]);
    return challenge;
  }

  /** @returns false for one that was never made, was made for somebody else, is used or too old */
  async useChallenge(challenge: string, userId: string | null): Promise<boolean> {
    const [, count] = await this.database.manager.query<[unknown[], number]>(USE, [challenge, userId]);
    return count > 0;
  }
}
