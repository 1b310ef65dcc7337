import 'reflect-metadata'; // which the certificate library's own injection asks for
import { randomBytes, webcrypto } from 'node:crypto';
import {
  BasicConstraintsExtension,
  cryptoProvider,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectKeyIdentifierExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';

/** As PEM. The root is what a merchant trusts; the leaf signs and is served to whoever checks. */
export interface Certificates {
  rootCert: string;
  leafCert: string;
  leafKey: string;
}

/** The subject that PayPal's sandbox signs webhooks as. */
const LEAF_NAME = 'CN=messageverificationcerts.sandbox.paypal.com, O=PayPal emulator';
const ROOT_NAME = 'CN=PayPal emulator root CA, O=PayPal emulator';

const RSA = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  publicExponent: new Uint8Array([1, 0, 1]),
  modulusLength: 2048,
};

// Wide on both sides: a merchant's clock may be a demonstration's, years away from this machine's.
const VALIDITY = { notBefore: new Date('2020-01-01T00:00:00Z'), notAfter: new Date('2045-01-01T00:00:00Z') };

/** A root and a leaf below it. The root's private key is not kept: nothing else is ever signed with it. */
export async function makeCertificates(): Promise<Certificates> {
  cryptoProvider.set(webcrypto);
  const [rootKeys, leafKeys] = await Promise.all([makeKeys(), makeKeys()]);
  const common = { ...VALIDITY, signingAlgorithm: RSA };
  const root = await X509CertificateGenerator.createSelfSigned({
    ...common,
    serialNumber: serialNumber(),
    name: ROOT_NAME,
    keys: rootKeys,
    extensions: [
      new BasicConstraintsExtension(true, 1, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
      await SubjectKeyIdentifierExtension.create(rootKeys.publicKey),
    ],
  });
  const leaf = await X509CertificateGenerator.create({
    ...common,
    serialNumber: serialNumber(),
    issuer: root.subject,
    subject: LEAF_NAME,
    publicKey: leafKeys.publicKey,
    signingKey: rootKeys.privateKey,
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
    ],
  });
  const leafKey = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', leafKeys.privateKey));
  return {
    rootCert: root.toString('pem'),
    leafCert: leaf.toString('pem'),
    leafKey: pem('PRIVATE KEY', leafKey),
  };
}

function makeKeys(): Promise<webcrypto.CryptoKeyPair> {
  return webcrypto.subtle.generateKey(RSA, true, ['sign', 'verify']);
}

/** Positive, as a serial number has to be. */
function serialNumber(): string {
  return `01${randomBytes(15).toString('hex')}`;
}

function pem(label: string, der: Buffer): string {
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n');
}
