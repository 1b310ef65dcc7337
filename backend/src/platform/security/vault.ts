import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const VERSION = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Seals personal data before it is stored: AES-256-GCM, bound to the row it belongs to, so rows cannot be swapped. */
export class Vault {
  /** @param key 32 bytes. */
  constructor(private readonly key: Buffer) {}

  /** @param place table and row, e.g. `guest_private:17`; opening needs the same one. */
  seal(value: unknown, place: string): Buffer {
    return this.sealBytes(Buffer.from(JSON.stringify(value), 'utf8'), place);
  }

  /** As {@link seal}, for what is bytes already. */
  sealBytes(bytes: Buffer, place: string): Buffer {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.key, iv).setAAD(Buffer.from(place));
    const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
    return Buffer.concat([Buffer.from([VERSION]), iv, cipher.getAuthTag(), sealed]);
  }

  /** Throws when the sealed bytes were changed or belong to another place. */
  open(sealed: Buffer, place: string): unknown {
    return JSON.parse(this.openBytes(sealed, place).toString('utf8'));
  }

  /** Throws as {@link open} does. */
  openBytes(sealed: Buffer, place: string): Buffer {
    if (sealed[0] !== VERSION) throw new Error(`Sealed data of an unknown version at ${place}.`);
    const iv = sealed.subarray(1, 1 + IV_BYTES);
    const tag = sealed.subarray(1 + IV_BYTES, 1 + IV_BYTES + TAG_BYTES);
    const decipher = createDecipheriv(ALGORITHM, this.key, iv).setAAD(Buffer.from(place)).setAuthTag(tag);
    return Buffer.concat([decipher.update(sealed.subarray(1 + IV_BYTES + TAG_BYTES)), decipher.final()]);
  }
}
