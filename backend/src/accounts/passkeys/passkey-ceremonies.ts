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

/** Loaded at the first ceremony: the startup does not need the certificates of all key vendors. */
const webauthn = () => import('@simplewebauthn/server');

/** Stored part of a passkey. */
interface KeptCredential {
  credentialId: string;
  publicKey: Uint8Array<ArrayBuffer>;
  useCount: number;
  transports: string[];
  /** Whether it is synced to an account, and so outlives the device. */
  isSynced: boolean;
}

interface NewPasskey {
  userId: string;
  email: string;
  name: string;
  /** Shown by the browser. */
  siteName: string;
  /** Existing passkeys: a device that holds one creates no second. */
  known: readonly Pick<KeptCredential, 'credentialId' | 'transports'>[];
}

/** Long enough to find a security key or a phone. */
const CHALLENGE_LIFE_MS = 5 * 60_000;

const CHALLENGE_BYTES = 32;

const NEW = `INSERT INTO passkey_challenges (challenge, user_id, expires_at)
  VALUES ($1, $2, now() + interval '${CHALLENGE_LIFE_MS} milliseconds')`;

const USE = `DELETE FROM passkey_challenges
  WHERE challenge = $1 AND user_id IS NOT DISTINCT FROM $2 AND expires_at > now()`;

const named = (known: NewPasskey['known']) =>
  known.map(({ credentialId, transports }) => ({ id: credentialId, transports }));

/**
 * Registration and authentication of WebAuthn. Browser input is untrusted: an invalid response yields
 * undefined, never an error.
 */
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
      // A discoverable credential with user verification is a complete sign-in, without a typed name.
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

  /** @param owner whose passkeys are requested; null for a sign-in */
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
   * @param userId owner of the challenge; null for a sign-in
   * @returns the passkey's use counter; undefined for an invalid signature
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
   * Creates a challenge, good for one response and a few minutes.
   * @param userId who adds or proves a passkey; null for a sign-in
   * @returns in base64url
   */
  async createChallenge(userId: string | null): Promise<string> {
    const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url');
    await this.database.manager.query('DELETE FROM passkey_challenges WHERE expires_at <= now()');
    await this.database.manager.query(NEW, [challenge, userId]);
    return challenge;
  }

  /** @returns false for a challenge that is unknown, another user's, used, or expired */
  async useChallenge(challenge: string, userId: string | null): Promise<boolean> {
    const [, count] = await this.database.manager.query<[unknown[], number]>(USE, [challenge, userId]);
    return count > 0;
  }
}
