import { refusalOf } from './http';

it.each([502, 503, 504])('says that the site is away when a proxy answers %d in its place', (status) => {
  expect(refusalOf(status, '<html>Bad gateway</html>').sentence).toMatch(
    /^The site does not answer just now/,
  );
});

it('says what the server itself says, and nothing of what it does not', () => {
  expect(refusalOf(503, '{"code":"paypal.away","message":"PayPal does not answer."}').sentence).toBe(
    'PayPal does not answer.',
  );
  expect(refusalOf(500, '<html>').sentence).toBe('Something went wrong. Please try again.');
});
