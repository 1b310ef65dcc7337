import { beforeAll, describe, expect, it } from '@jest/globals';
import { aCertificate, type MadeCertificate, SANDBOX_NAME } from './a-certificate.js';
import { isCertificateUrl, trustedCertificate } from './certificate.rules.js';

const origins = ['https://api.sandbox.paypal.com'];
const good = 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-360caa42';

describe('the address of a certificate (SEC-46)', () => {
  it("may be PayPal's", () => {
    expect(isCertificateUrl(good, origins)).toBe(true);
  });

  it.each([
    'http://api.sandbox.paypal.com/v1/notifications/certs/CERT-360caa42',
    'https://evil.example/v1/notifications/certs/CERT-360caa42',
    'https://api.sandbox.paypal.com@evil.example/v1/notifications/certs/CERT-360caa42',
    'https://user@api.sandbox.paypal.com/v1/notifications/certs/CERT-360caa42',
    'https://api.sandbox.paypal.com.evil.example/v1/notifications/certs/CERT-360caa42',
    'https://api.paypal.com/v1/notifications/certs/CERT-360caa42',
    'https://203.0.113.7/v1/notifications/certs/CERT-360caa42',
    'https://api.sandbox.paypal.com:443/v1/notifications/certs/CERT-360caa42',
    'https://api.sandbox.paypal.com:8443/v1/notifications/certs/CERT-360caa42',
    'https://API.sandbox.paypal.com/v1/notifications/certs/CERT-360caa42',
    'https://api.sandbox.paypal.com\\@evil.example/v1/notifications/certs/CERT-360caa42',
    `${good}?x=1`,
    `${good}#x`,
    'https://api.sandbox.paypal.com/v1/notifications/certs/',
    'https://api.sandbox.paypal.com/v1/notifications/certs/../../oauth2/token',
    'https://api.sandbox.paypal.com/v1/notifications/certs/a/b',
    'https://api.sandbox.paypal.com/redirect?to=/v1/notifications/certs/CERT-360caa42',
    'file:///v1/notifications/certs/CERT-360caa42',
    'CERT-360caa42',
    '',
  ])('may not be %s', (url) => {
    expect(isCertificateUrl(url, origins)).toBe(false);
  });
});

describe('a certificate', () => {
  let root: MadeCertificate;
  let middle: MadeCertificate;
  let leaf: MadeCertificate;
  const now = new Date('2026-05-01');
  const trusted = (pem: string, changes: object = {}) =>
    trustedCertificate(pem, { name: SANDBOX_NAME, roots: [root.pem], now, ...changes });

  beforeAll(async () => {
    root = await aCertificate({ name: 'Root', isAuthority: true });
    middle = await aCertificate({ name: 'Middle', isAuthority: true, issuer: root });
    leaf = await aCertificate({ issuer: middle });
  });

  it('is trusted when its issuers lead to a root we trust, in whatever order they come', () => {
    expect(trusted(`${leaf.pem}\n${middle.pem}`)?.subject).toBe(`CN=${SANDBOX_NAME}`);
    expect(trusted(`${leaf.pem}\n${root.pem}\n${middle.pem}`)).not.toBeNull();
  });

  it('is not when an issuer is missing, or the root is not one of ours', async () => {
    expect(trusted(leaf.pem)).toBeNull();
    const other = await aCertificate({ name: 'Root', isAuthority: true });
    expect(trusted(`${leaf.pem}\n${middle.pem}`, { roots: [other.pem] })).toBeNull();
  });

  it('is not when it signed itself, with the right name or as its own authority (SEC-47)', async () => {
    const own = await aCertificate();
    const authority = await aCertificate({ isAuthority: true });
    for (const { pem } of [own, authority]) {
      expect(trusted(pem)).toBeNull();
      expect(trusted(`${pem}\n${root.pem}`)).toBeNull();
    }
  });

  it('is not when it is for another name', async () => {
    const { pem } = await aCertificate({ name: 'messageverificationcerts.paypal.com.evil', issuer: middle });
    expect(trusted(`${pem}\n${middle.pem}`)).toBeNull();
  });

  it('is not when its issuer may not issue', async () => {
    const stranger = await aCertificate({ name: 'Shop', issuer: root });
    const { pem } = await aCertificate({ issuer: stranger });
    expect(trusted(`${pem}\n${stranger.pem}`)).toBeNull();
  });

  it.each([
    ['it has run out', { to: '2026-04-01' }],
    ['it is not valid yet', { from: '2026-06-01' }],
  ])('is not when %s', async (_why, dates) => {
    const { pem } = await aCertificate({ issuer: root, ...dates });
    expect(trusted(pem)).toBeNull();
  });

  it('is not when its issuer has run out', async () => {
    const old = await aCertificate({ name: 'Old', isAuthority: true, issuer: root, to: '2026-04-01' });
    const { pem } = await aCertificate({ issuer: old });
    expect(trusted(`${pem}\n${old.pem}`)).toBeNull();
  });

  it('is not when it is no certificate', () => {
    for (const text of ['', 'hello', leaf.pem.replace('MII', 'NII')]) expect(trusted(text)).toBeNull();
  });
});
