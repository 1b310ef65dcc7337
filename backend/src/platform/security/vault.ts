import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { KeyRing } from './key-ring.js';

const ALGORITHM = 'aes-256-gcm';
/** The first byte. What was sealed before keys had names has no key's name after it, and the key itself sealed it. */
const NAMED = 2;
const UNNAMED = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Seals personal data before it is stored: AES-256-GCM, bound to the row it belongs to, so rows cannot be swapped. The
 * sealed bytes name the key, so that a ring of several opens them all.
 */
export class Vault {
  constructor(private readonly ring: KeyRing) {}

  /** @param place table and row, e.g. `guest_private:17`; opening needs the same one. */
  seal(value: unknown, place: string): Buffer {
    return this.sealBytes(Buffer.from(JSON.stringify(value), 'utf8'), place);
  }

  /** As {@link seal}, for what is bytes already. */
  sealBytes(bytes: Buffer, place: string): Buffer {
    const iv = randomBytes(IV_BYTES);
    const key = this.ring.subKey(this.ring.newest, 'seal');
    const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(place));
    const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
    return Buffer.concat([this.head(), iv, cipher.getAuthTag(), sealed]);
  }

  /** What the bytes begin with that the newest key has sealed. */
  head(): Buffer {
    const id = Buffer.from(this.ring.newest.id);
    return Buffer.concat([Buffer.from([NAMED, id.length]), id]);
  }

  /** Throws when the sealed bytes were changed, belong to another place, or name a key that is not there. */
  open(sealed: Buffer, place: string): unknown {
    return JSON.parse(this.openBytes(sealed, place).toString('utf8'));
  }

  /** Throws as {@link open} does. */
  openBytes(sealed: Buffer, place: string): Buffer {
    if (sealed[0] === UNNAMED) return this.openUnnamed(sealed.subarray(1), place);
    if (sealed[0] !== NAMED) throw new Error(`Sealed data of an unknown version at ${place}.`);
    const idLength = sealed[1] ?? 0;
    const id = sealed.subarray(2, 2 + idLength).toString('latin1');
    const key = this.ring.find(id);
    if (!key) throw new Error(`DATA_KEY lacks the key ${JSON.stringify(id)}, which sealed ${place}.`);
    return decipher(this.ring.subKey(key, 'seal'), sealed.subarray(2 + idLength), place);
  }

  private openUnnamed(rest: Buffer, place: string): Buffer {
    const faults: unknown[] = [];
    for (const { bytes } of this.ring.keys) {
      try {
        return decipher(bytes, rest, place);
      } catch (fault) {
        faults.push(fault);
      }
    }
    throw faults.at(-1);
  }
}

function decipher(key: Buffer, rest: Buffer, place: string): Buffer {
  const iv = rest.subarray(0, IV_BYTES);
  const tag = rest.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  const opened = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(place))
    .setAuthTag(tag);
  return Buffer.concat([opened.update(rest.subarray(IV_BYTES + TAG_BYTES)), opened.final()]);
}
