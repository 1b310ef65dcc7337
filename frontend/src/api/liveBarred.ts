import { patientFetch } from './patientFetch';

/** So many attempts in a row fail where a network lets no live connection through, and hardly any where a server restarts. */
const ENOUGH = 5;

const BARRED = 'This network lets no live connections through.';

/**
 * Finds out why a live connection fails again and again while the site itself answers: some networks let pages through and
 * nothing else. `failed` resolves to the sentence for it, and to null while another reason is as likely.
 */
export class LiveBarred {
  #failures = 0;

  connected(): void {
    this.#failures = 0;
  }

  async failed(): Promise<string | null> {
    this.#failures += 1;
    return this.#failures >= ENOUGH && (await siteAnswers()) ? BARRED : null;
  }
}

async function siteAnswers(): Promise<boolean> {
  try {
    const address = new URL('/healthz', window.location.origin);
    return (await patientFetch(new Request(address, { cache: 'no-store' }))).ok;
  } catch {
    return false;
  }
}
