import { problemsOfServer, registrationProblems } from './registrationProblems';

const good = {
  name: 'Quinn Sample',
  email: 'quinn@example.com',
  occupancy: 'single' as 'single' | 'double',
  companion: '',
};

it.each([
  [{}, {}],
  [{ name: 'Bo' }, {}],
  [{ name: ' Q ' }, { name: 'Name must be at least 2 characters' }],
  [{ name: '' }, { name: 'Name must be at least 2 characters' }],
  [{ occupancy: 'double' as const }, { companion: 'Name must be at least 2 characters' }],
  [{ occupancy: 'double' as const, companion: 'Casey Companion' }, {}],
  [{ email: '' }, { email: 'Invalid email address' }],
  [{ email: 'quinn@example' }, { email: 'Invalid email address' }],
  [{ email: 'quinn sample@example.com' }, { email: 'Invalid email address' }],
  [{ email: ' quinn@example.com ' }, {}],
])('%j finds %j', (changes, expected) => {
  expect(registrationProblems({ ...good, ...changes })).toEqual(expected);
});

it('takes from the server what belongs to a field of the form', () => {
  const fields = { email: 'Invalid email address', totalAmount: 'The total is $850' };
  expect(problemsOfServer(fields)).toEqual({ email: 'Invalid email address' });
  expect(problemsOfServer({ 'companion.name': 'Too long' })).toEqual({ companion: 'Too long' });
});
