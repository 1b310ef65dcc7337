import type { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { rootCertificates } from 'node:tls';
import { Inject, Injectable } from '@nestjs/common';
import { Clock, MINUTE_MS } from '../../../../platform/clock/clock.js';
import { CONFIG, type AppConfig } from '../../../../platform/config/config.js';
import { trustedCertificate } from './certificate.rules.js';

const TIMEOUT_MS = 5_000;
const MOST_BYTES = 64 * 1024;
const MOST_KEPT = 50;
/** A new look is taken after that, so that a root that is no longer trusted ends what it vouched for. */
const KEPT_MS = 12 * 60 * MINUTE_MS;
/** What could not be fetched is not asked for again at once: anybody can name an address. */
const FAILURE_KEPT_MS = MINUTE_MS;

/** `refused`: it was fetched and is not PayPal's. `unavailable`: nobody knows. */
type Found = X509Certificate | 'refused' | 'unavailable';

interface Kept {
  found: Promise<Found>;
  until: number;
}

/** PayPal's certificates, by their addresses. */
@Injectable()
export class Certificates {
  private readonly kept = new Map<string, Kept>();

  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  /** @param url one that {@link isCertificateUrl} has let through. */
  async get(url: string): Promise<Found> {
    const now = this.clock.outside();
    const known = this.kept.get(url);
    const found = known && now.getTime() < known.until ? known.found : this.look(url, now);
    const certificate = await found;
    // It may have run out since it was fetched.
    if (typeof certificate === 'string' || now < new Date(certificate.validTo)) return certificate;
    return 'refused';
  }

  private look(url: string, now: Date): Promise<Found> {
    const oldest = this.kept.keys().next();
    if (this.kept.size >= MOST_KEPT && !oldest.done) this.kept.delete(oldest.value);
    const found = this.fetch(url, now);
    const entry = { found, until: now.getTime() + KEPT_MS };
    this.kept.set(url, entry);
    void this.forgetFailure(entry, now);
    return found;
  }

  private async forgetFailure(entry: Kept, now: Date): Promise<void> {
    if (typeof (await entry.found) === 'string') entry.until = now.getTime() + FAILURE_KEPT_MS;
  }

  /** Never throws. */
  private async fetch(url: string, now: Date): Promise<Found> {
    try {
      const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (!response.ok || !response.body) return 'unavailable';
      const pem = await limitedText(response.body);
      const { certificateName: name, certificateRootFile: rootFile } = this.config.paypal;
      const own = rootFile ? [await readFile(rootFile, 'utf8')] : [];
      return trustedCertificate(pem, { name, roots: [...own, ...rootCertificates], now }) ?? 'refused';
    } catch {
      // No answer, a redirect, too much of it: the caller asks PayPal another way.
      return 'unavailable';
    }
  }
}

async function limitedText(body: ReadableStream<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body as unknown as AsyncIterable<Uint8Array>) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new Error('The certificate is larger than any certificate.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('latin1');
}
