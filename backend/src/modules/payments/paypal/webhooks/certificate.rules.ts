import { X509Certificate } from 'node:crypto';

/** More issuers than this nobody needs between a certificate and its root. */
const LONGEST_CHAIN = 4;
const PATH = /^\/v1\/notifications\/certs\/[A-Za-z0-9_-]{1,128}$/;

/**
 * Whether a webhook may name this address for its certificate: exactly one of these origins, PayPal's path, and nothing a
 * URL can hide in. Asked before anything is fetched.
 */
export function isCertificateUrl(text: string, origins: readonly string[]): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  // What was normalized away (a port, credentials, dots, another spelling of the host) was not PayPal's writing.
  return url.href === text && `${url.origin}${url.pathname}` === text && isOne(url, origins);
}

function isOne({ origin, pathname }: URL, origins: readonly string[]): boolean {
  return origins.includes(origin) && PATH.test(pathname);
}

interface Trust {
  /** The common name PayPal's certificate must have. */
  name: string;
  /** Roots, in PEM. */
  roots: readonly string[];
  now: Date;
}

/** The certificate to check a signature with, or null when what was fetched is not PayPal's. @param pem it and its issuers. */
export function trustedCertificate(pem: string, { name, roots, now }: Trust): X509Certificate | null {
  const [leaf, ...others] = certificatesIn(pem);
  if (!leaf || leaf.ca || commonName(leaf) !== name || leaf.publicKey.asymmetricKeyType !== 'rsa')
    return null;
  return leadsToRoot(leaf, others.slice(0, LONGEST_CHAIN), roots.flatMap(certificatesIn), now) ? leaf : null;
}

function certificatesIn(pem: string): X509Certificate[] {
  const blocks = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  return blocks.flatMap((block) => {
    try {
      return [new X509Certificate(block)];
    } catch {
      // What cannot be read proves nothing.
      return [];
    }
  });
}

/** Each certificate signs the one before it, each may, and all of them are valid now. */
function leadsToRoot(
  certificate: X509Certificate,
  others: readonly X509Certificate[],
  roots: readonly X509Certificate[],
  now: Date,
): boolean {
  if (!isValid(certificate, now)) return false;
  if (roots.some((root) => isValid(root, now) && isIssuedBy(certificate, root))) return true;
  return others.some(
    (issuer) =>
      isIssuedBy(certificate, issuer) &&
      leadsToRoot(
        issuer,
        others.filter((other) => other !== issuer),
        roots,
        now,
      ),
  );
}

function isIssuedBy(certificate: X509Certificate, issuer: X509Certificate): boolean {
  return issuer.ca && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);
}

function isValid({ validFrom, validTo }: X509Certificate, now: Date): boolean {
  return new Date(validFrom) <= now && now < new Date(validTo);
}

/** Null unless there is exactly one. */
function commonName({ subject }: X509Certificate): string | null {
  const names = subject.split('\n').filter((line) => line.startsWith('CN='));
  return names.length === 1 ? (names[0]?.slice('CN='.length) ?? null) : null;
}
