import { createHash, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** What every authenticator app understands (RFC 6238): six digits, a new code each half minute. */
const STEP_SECONDS = 30;
/** A phone's clock may be off, and fingers are slow: the code before and the one after are taken, too. */
const STEPS_OFF = 1;
/** As long as RFC 4226 wants it. */
const SECRET_BYTES = 20;

/** 16 signs of these 30, none of which is taken for another, are 78 bits: nobody guesses them, also from their hash. */
const SIGNS = '23456789abcdefghjkmnpqrstvwxyz';
const PARTS = 4;
const SIGNS_A_PART = 4;
const CODES = 10;

/** For a new app, in base32. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** What an app reads out of the picture. */
export function appUri(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  return generator(secret, { issuer, label }).toString();
}

/** Which half minute since 1970 a code belongs to, or null when it is none of the three that are taken now. */
export function stepOfCode(secret: string, code: string, at: Date): number | null {
  const off = generator(secret).validate({ token: code, timestamp: at.getTime(), window: STEPS_OFF });
  return off === null ? null : Math.floor(at.getTime() / 1000 / STEP_SECONDS) + off;
}

/** Whether it looks like a code of an app; a recovery code does not. */
export function isAppCode(typed: string): boolean {
  return /^\d{6}$/.test(withoutGaps(typed));
}

export function withoutGaps(typed: string): string {
  return typed.replace(/[\s-]/g, '').toLowerCase();
}

/** Ten, as `abcd-efgh-jkmn-pqrs`. */
export function newRecoveryCodes(): string[] {
  const part = () => Array.from({ length: SIGNS_A_PART }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return Array.from({ length: CODES }, () => Array.from({ length: PARTS }, part).join('-'));
}

/** What is kept of a recovery code, however it is typed. */
export function hashRecoveryCode(userId: number, typed: string): Buffer {
  return createHash('sha256')
    .update(`${userId}:${withoutGaps(typed)}`)
    .digest();
}

function generator(secret: string, more: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...more, secret: Secret.fromBase32(secret), digits: 6, period: STEP_SECONDS });
}
