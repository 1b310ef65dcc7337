import 'reflect-metadata'; // which the certificate library's own injection asks for
import { KeyObject, webcrypto } from 'node:crypto';
import { BasicConstraintsExtension, cryptoProvider, X509CertificateGenerator } from '@peculiar/x509';

/** For tests: a certificate made on the spot. */
export interface MadeCertificate {
  pem: string;
  key: KeyObject;
  name: string;
  keys: webcrypto.CryptoKeyPair;
}

interface Wish {
  name?: string;
  /** Who signs it; itself when there is none. */
  issuer?: MadeCertificate;
  isAuthority?: boolean;
  from?: string;
  to?: string;
}

const RSA = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  publicExponent: new Uint8Array([1, 0, 1]),
  modulusLength: 2048,
};
export const SANDBOX_NAME = 'messageverificationcerts.sandbox.paypal.com';

export async function aCertificate({
  name = SANDBOX_NAME,
  issuer,
  isAuthority = false,
  from = '2020-01-01',
  to = '2045-01-01',
}: Wish = {}): Promise<MadeCertificate> {
  cryptoProvider.set(webcrypto);
  const keys = await webcrypto.subtle.generateKey(RSA, true, ['sign', 'verify']);
  const certificate = await X509CertificateGenerator.create({
    serialNumber: `01${Buffer.from(webcrypto.getRandomValues(new Uint8Array(8))).toString('hex')}`,
    subject: `CN=${name}`,
    issuer: `CN=${issuer?.name ?? name}`,
    notBefore: new Date(from),
    notAfter: new Date(to),
    publicKey: keys.publicKey,
    signingKey: (issuer?.keys ?? keys).privateKey,
    signingAlgorithm: RSA,
    extensions: [new BasicConstraintsExtension(isAuthority, undefined, true)],
  });
  return { pem: certificate.toString('pem'), key: KeyObject.from(keys.privateKey), name, keys };
}
