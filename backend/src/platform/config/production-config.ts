interface Settings {
  NODE_ENV: string;
  DEMO_MODE: boolean;
  PAYPAL_ENV: 'live' | 'sandbox' | 'emulator';
  CONTACT_EMAIL?: string | undefined;
  SMTP_URL?: string | undefined;
  ALLOW_PLAIN_HTTP: boolean;
  ALLOW_SANDBOX_PAYMENTS: boolean;
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * What a production server is not started with, a sentence each: it would pretend to take money, show passports and
 * sessions to the line between, or leave people alone with what they paid. A demonstration may do all of that.
 */
export function productionProblems(v: Settings, publicUrl: string): string[] {
  if (v.NODE_ENV !== 'production' || v.DEMO_MODE) return [];
  const { protocol, hostname } = new URL(publicUrl);
  const problems: string[] = [];
  if (v.PAYPAL_ENV === 'emulator')
    problems.push(
      'PAYPAL_ENV=emulator takes no real money: a production server needs DEMO_MODE=1 to run with it',
    );
  if (!v.CONTACT_EMAIL)
    problems.push('CONTACT_EMAIL is missing: name the address at which people reach a person');
  if (protocol !== 'https:' && !v.ALLOW_PLAIN_HTTP)
    problems.push(
      'PUBLIC_URL must be https on a production server: sessions and passports would cross the line in clear (ALLOW_PLAIN_HTTP=1 takes it all the same)',
    );
  if (v.PAYPAL_ENV === 'sandbox' && !LOOPBACK.test(hostname) && !v.ALLOW_SANDBOX_PAYMENTS)
    problems.push(
      'PAYPAL_ENV=sandbox on a public address lets everybody book with play money (ALLOW_SANDBOX_PAYMENTS=1 takes it all the same)',
    );
  if (v.PAYPAL_ENV === 'live' && !v.SMTP_URL)
    problems.push('SMTP_URL is needed with PAYPAL_ENV=live: who has paid gets their login by mail');
  return problems;
}
