import { describe, expect, it } from '@jest/globals';
import { wayTo } from './way-to.js';

const PUBLIC = 'https://cruise.example.com';
const inContainers = { merchantOrigins: [PUBLIC], merchantUrl: 'http://nginx:8080' };

describe('the way of a message', () => {
  it('leads to the server inside, whatever part of the site it is for', () => {
    expect(wayTo(`${PUBLIC}/paypal/ipn?a=1`, inContainers)).toBe('http://nginx:8080/paypal/ipn?a=1');
  });

  it('is the address itself for everybody else, and where no way inside is set', () => {
    expect(wayTo('https://other.example.com/ipn', inContainers)).toBe('https://other.example.com/ipn');
    expect(wayTo(`${PUBLIC}/paypal/ipn`, { ...inContainers, merchantUrl: undefined })).toBe(
      `${PUBLIC}/paypal/ipn`,
    );
  });
});
