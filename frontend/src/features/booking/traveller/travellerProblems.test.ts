import { entryOf } from './traveller';
import { travellerProblems } from './travellerProblems';

const RULE = { sailsOn: '2025-09-05', today: '2025-06-02', minimumAge: 18 };
const maya = {
  firstName: 'Maya',
  lastName: 'Reyes',
  email: 'maya@example.com',
  phone: '+1 (555) 010-0199',
  dateOfBirth: '1990-03-27',
  emergencyContactName: 'Leo Reyes',
  emergencyContactPhone: '555 0100',
  emergencyContactRelation: 'Sibling',
};
const problemsWith = (change: Parameters<typeof entryOf>[0]) =>
  travellerProblems(entryOf({ ...maya, ...change }), RULE);

it('finds nothing wrong with a traveller who left out what is optional', () => {
  expect(problemsWith({})).toEqual({});
});

it('names everything an empty form lacks', () => {
  expect(travellerProblems(entryOf(), RULE)).toEqual({
    firstName: 'First name is required',
    lastName: 'Last name is required',
    email: 'Email is required',
    phone: 'Phone number is required',
    dateOfBirth: 'Date of birth is required',
    emergencyContactName: 'Emergency contact name is required',
    emergencyContactPhone: 'Emergency contact phone is required',
    emergencyContactRelation: 'Emergency contact relation is required',
  });
});

it('takes spaces for nothing', () => {
  expect(problemsWith({ firstName: '   ' })).toEqual({ firstName: 'First name is required' });
});

it.each([
  'maya',
  'maya@example',
  'ma ya@example.com',
  'maya@@example.com',
  'maya..k@example.com',
  'maya@-example.com',
])('refuses %p as an email', (email) => {
  expect(problemsWith({ email })).toEqual({ email: 'Please enter a valid email address' });
});

it.each(['mailto:maya@example.com', '<maya@example.com>', 'maya@example.com,', '\u2060maya@example.com'])(
  'takes %j for the address it means',
  (email) => expect(problemsWith({ email })).toEqual({}),
);

it('asks for a name that can be seen, and takes no link for one', () => {
  expect(problemsWith({ firstName: '\u200b\u200b', lastName: 'evil.example' })).toEqual({
    firstName: 'First name is required',
    lastName: 'Write a name, without a link and without the signs : / \\ @',
  });
});

it('asks nobody for a last name who says that there is none', () => {
  expect(problemsWith({ lastName: '' })).toEqual({ lastName: 'Last name is required' });
  expect(problemsWith({ lastName: '', hasOneName: true })).toEqual({});
});
