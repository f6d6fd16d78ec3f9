import { Injectable } from '@nestjs/common';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';

import { Configuration } from '../config/configuration.js';
import { CHALLENGE_LIFE_MS, PasskeyChallenges } from './passkey-challenges.js';

/** Read at the first ceremony: a start does without the certificates of all makers of keys. */
const webauthn = () => import('@simplewebauthn/server');

/** What is kept of a passkey. */
export interface KeptCredential {
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
  /** Those she has: a device that holds one makes no second. */
  known: readonly Pick<KeptCredential, 'credentialId' | 'transports'>[];
}

/** Both ceremonies of WebAuthn. What a browser sends is anybody's: an answer that is not right is undefined, never an error. */
@Injectable()
export class PasskeyCeremonies {
  private readonly site: { expectedOrigin: string; expectedRPID: string };

  constructor(
    { publicUrl }: Configuration,
    private readonly challenges: PasskeyChallenges,
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
    const challenge = await this.challenges.create(userId);
    return generateRegistrationOptions({
      rpName: siteName,
      rpID: this.site.expectedRPID,
      userName: email,
      userDisplayName: name,
      userID: new TextEncoder().encode(userId),
      challenge: Buffer.from(challenge, 'base64url'),
      timeout: CHALLENGE_LIFE_MS,
      excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
      // Kept on the device and opened by its owner alone: then it is a sign-in of its own, and needs no name typed.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  async readNew(userId: string, response: object): Promise<KeptCredential | undefined> {
    const { verifyRegistrationResponse } = await webauthn();
    const verified = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: (challenge) => this.challenges.use(challenge, userId),
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

  async offerSignIn(): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { generateAuthenticationOptions } = await webauthn();
    return generateAuthenticationOptions({
      rpID: this.site.expectedRPID,
      challenge: Buffer.from(await this.challenges.create(null), 'base64url'),
      timeout: CHALLENGE_LIFE_MS,
      userVerification: 'required',
    });
  }

  /** @returns how often the passkey says that it was used; undefined where it did not sign this */
  async readSignIn(kept: KeptCredential, response: object): Promise<number | undefined> {
    const credential: WebAuthnCredential = {
      id: kept.credentialId,
      publicKey: kept.publicKey,
      counter: kept.useCount,
      transports: kept.transports,
    };
    const { verifyAuthenticationResponse } = await webauthn();
    const verified = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: (challenge) => this.challenges.use(challenge, null),
      ...this.site,
      credential,
      requireUserVerification: true,
    }).catch(() => undefined);
    return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
  }
}
