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
import { CHALLENGE_BYTES, CHALLENGE_LIFE_MS } from './passkey-rules.js';
import { insertChallenge, useChallenge } from './passkeys.queries.js';

/** Loaded on first use: it contains the certificates of all key vendors. */
const webauthn = () => import('@simplewebauthn/server');

interface StoredCredential {
  credentialId: string;
  publicKey: Uint8Array<ArrayBuffer>;
  useCount: number;
  transports: string[];
  /** Synced to an account, so it outlives the device. */
  isSynced: boolean;
}

interface NewPasskey {
  userId: string;
  email: string;
  name: string;
  siteName: string;
  /** Existing passkeys: a device that holds one creates no second. */
  known: readonly Pick<StoredCredential, 'credentialId' | 'transports'>[];
}

const descriptorsOf = (known: NewPasskey['known']) =>
  known.map(({ credentialId, transports }) => ({ id: credentialId, transports }));

/** WebAuthn registration and authentication. An invalid response yields undefined, never an error. */
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

  async registrationOptions({
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
      excludeCredentials: descriptorsOf(known),
      // A discoverable credential with user verification is a complete sign-in, without a typed name.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  async verifyRegistration(userId: string, response: object): Promise<StoredCredential | undefined> {
    const { verifyRegistrationResponse } = await webauthn();
    const verified = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: (challenge) => useChallenge(this.database.manager, challenge, userId),
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
  async authenticationOptions(
    owner: Pick<NewPasskey, 'userId' | 'known'> | null,
  ): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { generateAuthenticationOptions } = await webauthn();
    return generateAuthenticationOptions({
      rpID: this.site.expectedRPID,
      challenge: Buffer.from(await this.createChallenge(owner?.userId ?? null), 'base64url'),
      ...(owner ? { allowCredentials: descriptorsOf(owner.known) } : {}),
      timeout: CHALLENGE_LIFE_MS,
      userVerification: 'required',
    });
  }

  /**
   * @param userId owner of the challenge; null for a sign-in
   * @returns the passkey's use counter; undefined for an invalid signature
   */
  async verifyAuthentication(
    stored: StoredCredential,
    response: object,
    userId: string | null,
  ): Promise<number | undefined> {
    const credential: WebAuthnCredential = {
      id: stored.credentialId,
      publicKey: stored.publicKey,
      counter: stored.useCount,
      transports: stored.transports,
    };
    const { verifyAuthenticationResponse } = await webauthn();
    const verified = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: (challenge) => useChallenge(this.database.manager, challenge, userId),
      ...this.site,
      credential,
      requireUserVerification: true,
    }).catch(() => undefined);
    return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
  }

  /** @param userId null for a sign-in @returns in base64url */
  private async createChallenge(userId: string | null): Promise<string> {
    const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url');
    await insertChallenge(this.database.manager, challenge, userId);
    return challenge;
  }
}
