import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** A key of `DATA_KEY`. */
export interface DataKey {
  /** Stands beside what this key sealed. The operator's word for it, or else its {@link fingerprint}. */
  id: string;
  /** 32 bytes. */
  bytes: Buffer;
}

const KEY_BYTES = 32;
const ID = /^[A-Za-z0-9][A-Za-z0-9-]{0,30}$/;
// Of 32 random bytes fewer than 16 differ in less than one of 10^15 keys; a placeholder has one or a few.
const FEWEST_DIFFERENT_BYTES = 16;

/** A name made of the key itself: what it sealed is found again however the operator calls it. */
export function fingerprint(bytes: Buffer): string {
  return Buffer.from(hkdfSync('sha256', bytes, '', 'gangway:key-id', 6)).toString('hex');
}

/** Reads `DATA_KEY`: one key in base64, or several as `id:key,id:key`, of which the first one seals. */
export function readDataKeys(text: string): DataKey[] {
  return text.split(',').map((part) => {
    const [key = '', id] = part.trim().split(':').toReversed();
    const bytes = Buffer.from(key, 'base64');
    return { id: id ?? fingerprint(bytes), bytes };
  });
}

/** What is wrong with `DATA_KEY`, to follow its name; null when nothing is. */
export function dataKeyProblem(text: string): string | null {
  const keys = readDataKeys(text);
  if (keys.some(({ bytes }) => bytes.length !== KEY_BYTES))
    return 'must be 32 bytes in base64 (openssl rand -base64 32)';
  if (keys.some(({ bytes }) => new Set(bytes).size < FEWEST_DIFFERENT_BYTES))
    return 'is a placeholder and no random key (openssl rand -base64 32)';
  if (keys.some(({ id }) => !ID.test(id)))
    return 'names a key in other signs than letters, digits and -, 31 at most';
  if (new Set(keys.map(({ id }) => id)).size < keys.length) return 'gives one name to two keys';
  if (new Set(keys.map(({ bytes }) => fingerprint(bytes))).size < keys.length) return 'holds one key twice';
  return null;
}

/**
 * The keys of this installation, the newest first. None is used as it is: for each purpose there is one of its own, made of
 * it by HKDF (RFC 5869), so that what one door shows says nothing about another.
 */
export class KeyRing {
  readonly newest: DataKey;
  private readonly byName: ReadonlyMap<string, DataKey>;
  private readonly subKeys = new Map<string, Buffer>();

  /** @param keys one at least; the first one seals. */
  constructor(readonly keys: readonly DataKey[]) {
    const [newest] = keys;
    if (!newest) throw new Error('There is no key.');
    this.newest = newest;
    const named = (name: (key: DataKey) => string) => keys.map((key): [string, DataKey] => [name(key), key]);
    this.byName = new Map([...named(({ bytes }) => fingerprint(bytes)), ...named(({ id }) => id)]);
  }

  /** By the name it has now or had when the operator had given it none. */
  find(id: string): DataKey | undefined {
    return this.byName.get(id);
  }

  /** 32 bytes for one purpose, e.g. `seal`. */
  subKey({ id, bytes }: DataKey, purpose: string): Buffer {
    const name = `${id}:${purpose}`;
    const made = this.subKeys.get(name);
    if (made) return made;
    const subKey = Buffer.from(hkdfSync('sha256', bytes, '', `gangway:${purpose}`, KEY_BYTES));
    this.subKeys.set(name, subKey);
    return subKey;
  }

  /** What only we can make of a text. The same for the same key: pass that key where it must last beyond a change of keys. */
  digest(purpose: string, text: string, key = this.newest): Buffer {
    return createHmac('sha256', this.subKey(key, purpose)).update(text).digest();
  }

  /** As {@link digest}, by each key: for finding again what an older one made. The newest comes first. */
  digests(purpose: string, text: string): Buffer[] {
    return this.keys.map((key) => this.digest(purpose, text, key));
  }

  /** Whether a digest in base64url, which came from outside, is one that we made of the text, by whichever key. */
  hasMade(purpose: string, text: string, digest: string): boolean {
    const given = Buffer.from(digest, 'base64url');
    return this.digests(purpose, text).some(
      (own) => own.length === given.length && timingSafeEqual(own, given),
    );
  }
}
