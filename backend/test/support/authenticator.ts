import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const FLAGS = { present: 1, verified: 4, holdsKey: 64 };
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Buffer | Uint8Array) => Buffer.from(data).toString('base64url');

interface Asked {
  challenge: string;
  rp?: { id: string };
  rpId?: string;
  user?: { id: string };
}

/** What a phone does with a passkey, and how it may be wrong: WebAuthn's other side, with one key of its own. */
export class Authenticator {
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly id = randomBytes(16);
  private handle = '';

  /** @param isVerifying whether it asks for its owner's finger. */
  constructor(
    private readonly origin: string,
    private readonly isVerifying = true,
  ) {}

  make({ challenge, rp, user }: Asked): object {
    this.handle = user?.id ?? '';
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const point = (part: string) => new Uint8Array(Buffer.from(part, 'base64url'));
    // COSE (RFC 9053): an elliptic key for ES256 on P-256.
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point(x)],
      [-3, point(y)],
    ]);
    const head = this.authData(rp?.id ?? '', FLAGS.holdsKey);
    const length = Buffer.from([0, this.id.length]);
    const authData = Buffer.concat([head, Buffer.alloc(16), length, this.id, isoCBOR.encode(key)]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return this.credential({
      clientDataJSON: base64url(this.clientData('webauthn.create', challenge)),
      attestationObject: base64url(isoCBOR.encode(attestation as never)),
      transports: ['internal'],
    });
  }

  answer({ challenge, rpId = '' }: Asked, origin = this.origin): object {
    const authData = this.authData(rpId, 0);
    const clientData = this.clientData('webauthn.get', challenge, origin);
    const signed = createSign('sha256').update(Buffer.concat([authData, sha256(clientData)]));
    return this.credential({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authData),
      signature: base64url(signed.sign(this.keys.privateKey)),
      userHandle: this.handle,
    });
  }

  private authData(site: string, more: number): Buffer {
    const flags = FLAGS.present + (this.isVerifying ? FLAGS.verified : 0) + more;
    return Buffer.concat([sha256(site), Buffer.from([flags]), Buffer.alloc(4)]);
  }

  private clientData(type: string, challenge: string, origin = this.origin): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  private credential(response: object): object {
    const id = base64url(this.id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }
}
