import type { PayPalV6Namespace } from '@paypal/paypal-js/sdk-v6';

const TIMEOUT_MS = 15_000;
const RETRIES = 2;

let loading: Promise<PayPalV6Namespace> | null = null;

/** The script's global, which its own package types as another major version. */
function installed(): PayPalV6Namespace | undefined {
  return (window as { paypal?: unknown }).paypal as PayPalV6Namespace | undefined;
}

function loadOnce(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (why: string) => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`The payment script ${why}`));
    };
    const timer = setTimeout(() => fail('took too long'), TIMEOUT_MS);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    script.addEventListener('error', () => fail('did not load'));
    script.src = url;
    script.async = true;
    document.head.append(script);
  });
}

async function load(url: string): Promise<PayPalV6Namespace> {
  for (let attempt = 0; ; attempt++) {
    try {
      await loadOnce(url);
      break;
    } catch (error) {
      if (attempt === RETRIES) throw error;
    }
  }
  const paypal = installed();
  if (!paypal) throw new Error('The payment script left nothing behind');
  return paypal;
}

/**
 * PayPal's v6 script, loaded once a document: after 15 seconds or an error it is tried twice more. Our own loader, because
 * the one on npm knows two fixed hosts and this address comes from the server. Rejects when all tries failed; the next
 * call starts anew.
 */
export function loadPayPal(url: string): Promise<PayPalV6Namespace> {
  const present = installed();
  if (present) return Promise.resolve(present);
  loading ??= load(url).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
