import { describe, expect, it } from '@jest/globals';
import { policyReports } from './policy-reports.rules.js';

const page = 'https://cruise.example/template/payment/AbCdEfGhIjKlMnOpQrStUv?token=secret#x';

describe('what is kept of a report', () => {
  it('by the older way', () => {
    const report = {
      'document-uri': page,
      'blocked-uri': 'https://evil.example/steal.js?who=sam@example.com',
      'effective-directive': 'script-src-elem',
      'script-sample': 'alert("Sam Sample")',
    };
    expect(policyReports({ 'csp-report': report })).toEqual([
      { directive: 'script-src-elem', blocked: 'https://evil.example', page: '/template/payment/AbCd…' },
    ]);
  });

  it('by the newer way, among reports of other kinds', () => {
    const body = {
      documentURL: page,
      blockedURL: 'inline',
      effectiveDirective: 'style-src-attr',
      sample: 'x',
    };
    expect(
      policyReports([
        { type: 'deprecation', body: { id: 'x' } },
        { type: 'csp-violation', body },
      ]),
    ).toEqual([{ directive: 'style-src-attr', blocked: 'inline', page: '/template/payment/AbCd…' }]);
  });

  it('has no address of what has no origin, and no words of whoever sends it', () => {
    const report = {
      'document-uri': 'about:blank',
      'blocked-uri': 'data:text/html,Sam',
      'violated-directive': 'img-src *',
    };
    expect(policyReports({ 'csp-report': report })).toEqual([
      { directive: 'img-src', blocked: 'data:', page: 'blank' },
    ]);
    const lie = {
      'document-uri': 'no address',
      'blocked-uri': 'Sam Sample\n',
      'violated-directive': 'Line\nbreak',
    };
    expect(policyReports({ 'csp-report': lie })).toEqual([{ directive: '', blocked: '', page: '' }]);
  });

  it.each([[null], ['text'], [{}], [[{ type: 'csp-violation', body: null }]], [[1]]])(
    'is nothing of %j',
    (body) => {
      expect(policyReports(body)).toEqual([]);
    },
  );
});
