import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { DataSource, type EntityManager } from 'typeorm';
import { fullName } from '../../../../contracts/person-name.js';
import { Clock } from '../../../platform/clock/clock.js';
import { CONFIG, type AppConfig } from '../../../platform/config/config.js';
import { insertNew } from '../../../platform/database/insert-new.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { newPublicId } from '../../../platform/security/tokens.js';
import { User } from '../user.entity.js';
import { Factor } from './factor.entity.js';
import { newPasskey, passkeyAnswer } from './passkey.schemas.js';
import type { ChallengePurpose } from './proof-challenge.entity.js';
import { ProofChallenges } from './proof-challenges.service.js';

const SITE_NAME = 'Gangway';
const HANDLE_BYTES = 32;

/** Passkeys: WebAuthn's credentials, which ask for their owner's finger, face or PIN each time. */
@Injectable()
export class Passkeys {
  private readonly siteId: string;
  private readonly expected: {
    expectedOrigin: string;
    expectedRPID: string;
    requireUserVerification: true;
  };

  constructor(
    @Inject(CONFIG) { publicUrl }: AppConfig,
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly challenges: ProofChallenges,
  ) {
    this.siteId = new URL(publicUrl).hostname;
    this.expected = { expectedOrigin: publicUrl, expectedRPID: this.siteId, requireUserVerification: true };
  }

  /** What the browser needs to make one for this person. */
  async askForNew(keyHash: Buffer, userId: number): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const user = await this.db.manager.findOneByOrFail(User, { id: userId });
    const own = await this.ofUser(userId);
    const handle = own[0]?.userHandle;
    const options = await generateRegistrationOptions({
      rpName: SITE_NAME,
      rpID: this.siteId,
      userName: user.username,
      userDisplayName: fullName(user),
      userID: new Uint8Array(handle ? Buffer.from(handle, 'base64url') : randomBytes(HANDLE_BYTES)),
      attestationType: 'none',
      excludeCredentials: own.map(asDescriptor),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const challenge = `${options.challenge} ${options.user.id}`;
    await this.challenges.open({ keyHash, purpose: 'add', userId, challenge });
    return options;
  }

  /** Checks a new passkey, and answers what stores it in a transaction. Throws `passkey.refused`, as may storing it. */
  async prepare({
    keyHash,
    userId,
    name,
    credential,
  }: {
    keyHash: Buffer;
    userId: number;
    name: string;
    credential: object;
  }): Promise<(manager: EntityManager) => Promise<void>> {
    const given = newPasskey.safeParse(credential);
    const asked = await this.challenges.take(keyHash, 'add');
    const [expectedChallenge, userHandle] = asked?.challenge?.split(' ') ?? [];
    if (!given.success || !expectedChallenge || !userHandle || asked?.userId !== userId)
      throw new DomainError('passkey.refused');
    const { transports, ...response } = given.data.response;
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...given.data, response },
      expectedChallenge,
      ...this.expected,
    }).catch(refuse);
    if (!registrationInfo) throw new DomainError('passkey.refused');
    const { id: credentialId, publicKey, counter } = registrationInfo.credential;
    const now = this.clock.now();
    const row = {
      id: newPublicId(),
      userId,
      kind: 'passkey' as const,
      name,
      createdAt: now,
      confirmedAt: now,
      credentialId,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      signCount: String(counter),
      transports,
      userHandle,
    };
    return (manager) => store(manager, row);
  }

  /** What the browser needs to ask a passkey: any of this person's or, where nobody is named, any of this site's. */
  async ask(
    keyHash: Buffer,
    purpose: ChallengePurpose,
    userId: number | null,
  ): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const own = userId === null ? [] : await this.ofUser(userId);
    const options = await generateAuthenticationOptions({
      rpID: this.siteId,
      allowCredentials: own.map(asDescriptor),
      userVerification: 'required',
    });
    await this.challenges.open({ keyHash, purpose, userId, challenge: options.challenge });
    return options;
  }

  /** Whose passkey has answered. The question is used up, whatever the answer. Throws `passkey.refused`. */
  async check(keyHash: Buffer, purpose: ChallengePurpose, credential: object): Promise<number> {
    const asked = await this.challenges.take(keyHash, purpose);
    const given = passkeyAnswer.safeParse(credential);
    if (!asked?.challenge || !given.success) throw new DomainError('passkey.refused');
    const { userHandle, ...response } = given.data.response;
    const passkey = await this.db.manager.findOneBy(Factor, { credentialId: given.data.id });
    const isOther = asked.userId !== null && asked.userId !== passkey?.userId;
    if (!passkey?.publicKey || isOther || (userHandle && userHandle !== passkey.userHandle))
      throw new DomainError('passkey.refused');
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...given.data, response },
      expectedChallenge: asked.challenge,
      ...this.expected,
      credential: {
        ...asDescriptor(passkey),
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: Number(passkey.signCount),
      },
    }).catch(refuse);
    if (!verified) throw new DomainError('passkey.refused');
    const signCount = String(authenticationInfo.newCounter);
    await this.db.manager.update(Factor, { id: passkey.id }, { signCount, lastUsedAt: this.clock.now() });
    return passkey.userId;
  }

  private ofUser(userId: number): Promise<Factor[]> {
    return this.db.manager.findBy(Factor, { userId, kind: 'passkey' });
  }
}

async function store(manager: EntityManager, row: Partial<Factor>): Promise<void> {
  // One that is known already, here or in another account, is no new one.
  if (!(await insertNew(manager, Factor, row))) throw new DomainError('passkey.refused');
}

function asDescriptor({ credentialId, transports }: Factor) {
  // Browsers take words they do not know for none.
  return { id: credentialId ?? '', transports: (transports ?? []) as AuthenticatorTransport[] };
}

/** The library says in its own words what does not fit: another site, another question, no finger, a copied key. */
function refuse(): never {
  throw new DomainError('passkey.refused');
}
